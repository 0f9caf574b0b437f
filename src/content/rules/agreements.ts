/** Asks for an agreement with the mail service of a site that sends what patients write. */
import { formIds, isReplaced } from "../../forms/forms";
import { mailSettings } from "../../forms/mail/mail-settings";
import { singleFiles } from "../schema/content-files";
import { isSample } from "../sample/sample-facts";
import type { Rule } from "./rule";

export const mailAgreement: Rule = ({ pharmacy, agreements, today, names, ...content }, report) => {
  const { name, since = "9999" } = agreements?.value.mailService ?? {};
  if (!pharmacy || isSample(pharmacy.value) || since <= today) return;
  const sends = formIds.some(
    (id) =>
      content[`${id}Form`] &&
      !isReplaced(id, pharmacy.value) &&
      // The outbox of this machine has no origin.
      mailSettings(id)?.origin,
  );
  report.warning(
    { file: `data/${singleFiles.agreements.path}`, path: [] },
    sends && {
      message: names.say(
        "The forms send what patients write through {service}, and there is no agreement with it here.",
        { service: name ?? names.say("a mail service") },
      ),
      fix: names.say(
        "Sign a business associate agreement, and write its first day. Until then the forms should not send. The contact form counts too: people write about their medicine. Ask your counsel.",
      ),
      inYaml: `The day stands as since: "${today}" below mailService. Until then, leave the keys of the mail service unset.`,
    },
  );
};
