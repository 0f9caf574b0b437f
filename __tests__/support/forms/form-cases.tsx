/** Every form of the site, with the sample's words and with answers. */
import { ContactForm } from "../../../src/forms/contact/contact-form";
import type { Answers } from "../../../src/forms/core/form-definition";
import { type FormId, formIds, forms } from "../../../src/forms/forms";
import { offeredDays } from "../../../src/forms/days/offered-days";
import { RefillRequest } from "../../../src/forms/refill/refill-request";
import { RequestForm } from "../../../src/forms/request/request-form";
import {
  contactContent,
  contentOf,
  copyOf,
  delivery,
  hours,
  mailOf,
  pharmacy,
  pickup,
} from "./copy";
import { sampleMessage, sampleRefill, sampleTransfer } from "./sample-answers";

const samples: Record<FormId, Answers> = {
  // A day that stays in the list when midnight passes.
  refill: { ...sampleRefill, day: "", deliveryDay: offeredDays(delivery.days)[2]?.date ?? "" },
  transfer: sampleTransfer,
  contact: sampleMessage,
};

/** Returns a form with the sample's words. */
export function formElement(id: FormId) {
  const shared = { pharmacy, mail: mailOf(id) };
  if (id === "contact") return <ContactForm copy={contactContent} {...shared} />;
  const props = { ...shared, copy: contentOf(id), hours };
  return id === "refill" ? (
    <RefillRequest {...props} pickup={pickup} delivery={delivery} />
  ) : (
    <RequestForm definition={forms[id].definition} {...props} />
  );
}

/** Name and case of each form, for `describe.each`. */
export const formCases = formIds.map((id) => {
  const { definition } = forms[id];
  return [
    id,
    { definition, element: formElement(id), copy: copyOf(id), sample: samples[id] },
  ] as const;
});
