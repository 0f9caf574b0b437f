/** Every form of the site, with the sample's words and with answers. */
import type { ReactElement } from "react";
import { ContactForm } from "../../../src/forms/contact/contact-form";
import { type FormId, formIds, forms } from "../../../src/forms/forms";
import { offeredDays } from "../../../src/forms/days/offered-days";
import { RefillRequest } from "../../../src/forms/refill/refill-request";
import { TransferRequest } from "../../../src/forms/transfer/transfer-request";
import type { FormLanguage } from "../../../src/lib/page-context";
import {
  contactContent,
  contactCopyIn,
  delivery,
  hours,
  pharmacy,
  pickup,
  refillContent,
  refillCopyIn,
  transferContent,
  transferCopyIn,
} from "./copy";
import { sampleMessage, sampleRefill, sampleTransfer } from "./sample-answers";

interface FormCase {
  /** The form with words that a test has changed. */
  withWords: (change: <Words>(words: Words) => Words, language?: FormLanguage) => ReactElement;
  /** Its words in a language, as patients read them. Default: the sample's first language. */
  wordsIn: (language?: string) => Words;
  /** An answer to each field. */
  sample: Readonly<Record<string, string>>;
}

type Words = ReturnType<typeof transferCopyIn> | ReturnType<typeof contactCopyIn>;

const cases: Record<FormId, FormCase> = {
  refill: {
    withWords: (change, language) => (
      <RefillRequest
        copy={change(refillContent)}
        pharmacy={pharmacy}
        hours={change(hours)}
        language={language}
        pickup={pickup}
        delivery={delivery}
      />
    ),
    wordsIn: refillCopyIn,
    // A day that stays in the list when midnight passes.
    sample: { ...sampleRefill, day: "", deliveryDay: offeredDays(delivery.days)[2]?.date ?? "" },
  },
  transfer: {
    withWords: (change, language) => (
      <TransferRequest
        copy={change(transferContent)}
        pharmacy={pharmacy}
        hours={change(hours)}
        language={language}
      />
    ),
    wordsIn: transferCopyIn,
    sample: sampleTransfer,
  },
  contact: {
    withWords: (change, language) => (
      <ContactForm copy={change(contactContent)} pharmacy={pharmacy} language={language} />
    ),
    wordsIn: contactCopyIn,
    sample: sampleMessage,
  },
};

/** Returns a form with the sample's words. */
export const formElement = (id: FormId) => cases[id].withWords((words) => words);

/** Name and case of each form, for `describe.each`. */
export const formCases = formIds.map((id) => {
  const { withWords, wordsIn, sample } = cases[id];
  const element = formElement(id);
  const { definition } = forms[id];
  return [id, { definition, element, withWords, copy: wordsIn(), wordsIn, sample }] as const;
});
