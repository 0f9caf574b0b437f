import { useRef, useState } from "react";
import type { FormLanguage } from "../../lib/page-context";
import type { MailSettings } from "../mail/mail-settings";
import { sendMail } from "../mail/send-mail";
import { useToasts } from "../components/use-toasts";
import { CALL_CHOICE, languageNote, mailParams } from "./answers";
import type { FormCopy } from "./form-copy";
import type { Answers, FormDefinition } from "./form-definition";
import type { Question } from "./question";
import { keepControls } from "./keep-controls";
import { afterFailure, nothingSent } from "./sending-state";
import { useChangeBefore } from "./use-change-before";

/** What a page gives its form. */
export interface FormProps<Copy extends FormCopy = FormCopy> {
  copy: Copy;
  pharmacy: Queries.FormPharmacyFragment;
  /** Absent on pages in the site's default language. */
  language?: FormLanguage;
  /** Absent on a site that cannot send the form. */
  mail?: MailSettings;
}

export interface SendingOptions extends FormProps {
  definition: FormDefinition;
  /** Words of the fields in the site's default language. */
  original: readonly Question[];
}

/** Sends the answers once, and says what came of it. The receipt goes when the patient leaves. */
export function useSending({
  definition,
  mail,
  copy,
  pharmacy,
  language,
  original,
}: SendingOptions) {
  // A ref, because a second press can come before React renders the state of the first.
  const isInFlight = useRef(false);
  /** Number of times the page was left, including into the back/forward cache. */
  const departures = useRef(0);
  const [{ phase, attempts }, setState] = useState(nothingSent);
  const { dismissToasts, showToast, toaster } = useToasts(definition.id, copy);

  const forget = () => setState(nothingSent);

  useChangeBefore("pagehide", () => {
    departures.current += 1;
    if (phase.name === "sent") forget();
  });

  return {
    phase,
    isSending: phase.name === "sending",
    canSend: mail !== undefined,
    toaster,
    dismissToasts,
    forget,
    finish: () => setState({ ...nothingSent, phase: { name: "done" } }),
    /** True unless a message is on its way. */
    isFree: () => mail !== undefined && !isInFlight.current,
    /** Sends the answers, and empties the form if they were accepted. */
    async send(form: HTMLFormElement, answers: Answers, onAccepted: () => void) {
      if (!mail) return;
      isInFlight.current = true;
      const departuresBefore = departures.current;
      const putControlsBack = keepControls(form);
      setState({ phase: { name: "sending" }, attempts });
      dismissToasts();
      const result = await sendMail(
        mail,
        mailParams(definition, answers, {
          mailbox: pharmacy.email,
          questions: original,
          language: languageNote(language, CALL_CHOICE in answers),
        }),
      );
      isInFlight.current = false;
      if (result === "sent") {
        const wasLeft = departures.current > departuresBefore;
        onAccepted();
        // Somebody else may come back to a page that was left, so it gets no receipt.
        setState({
          phase: { name: "sent", receipt: wasLeft ? null : { answers, sentAt: new Date() } },
          attempts: [],
        });
        showToast("success", copy.success);
      } else {
        // The error panel says that all answers are in the form.
        putControlsBack();
        const failed = afterFailure({ phase, attempts }, result);
        setState(failed);
        // "Please try again" would be wrong to those whose message may have arrived.
        showToast("error", failed.phase.isUncertain ? copy.failed.uncertainHeading : copy.failure);
      }
    },
  };
}
