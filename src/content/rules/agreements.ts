/** Asks for an agreement with the mail service of a site that sends what patients write. */
import { formIds, isReplaced } from "../../forms/forms";
import { mailSettings } from "../../forms/mail/mail-settings";
import { singleFiles } from "../schema/content-files";
import { isSample } from "../sample/frozen-sample";
import type { Rule } from "./rule";

export const mailAgreement: Rule = ({ pharmacy, agreements, today, ...content }, report) => {
  const { name = "a mail service", since = "9999" } = agreements?.value.mailService ?? {};
  if (!pharmacy || isSample(pharmacy.value) || since <= today) return;
  const sends = formIds.some(
    (id) =>
      content[`${id}Form`] &&
      !isReplaced(id, pharmacy.value) &&
      // The outbox of this machine has no origin.
      mailSettings(id)?.origin,
  );
  report.warning(
    { file: `data/${singleFiles.agreements.path}`, path: agreements && [] },
    sends && {
      message: `The forms send what patients write through ${name}, and this file has no agreement with it.`,
      fix: `Sign a business associate agreement, and write its first day as since: "${today}" below mailService. Until then, leave the keys unset. The contact form counts too: people write about their medicine. Ask your counsel.`,
      onScreen: `The forms send what patients write through ${name}, and there is no agreement with it here. Sign a business associate agreement, and write its first day. Until then the forms should not send: ask whoever set up the site. The contact form counts too: people write about their medicine. Ask your counsel.`,
    },
  );
};
