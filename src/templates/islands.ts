import type { FormId } from "../forms/forms";
import type { Islands } from "../islands/hydration/hydrate-island";

/** All islands. The chunk name has to be the island's name, by which the page requests it. */
export const islands = {
  refill: () =>
    import(/* webpackChunkName: "refill" */ "../forms/refill/refill-request").then(
      ({ RefillRequest }) => RefillRequest,
    ),
  transfer: () =>
    import(/* webpackChunkName: "transfer" */ "../forms/transfer/transfer-request").then(
      ({ TransferRequest }) => TransferRequest,
    ),
  contact: () =>
    import(/* webpackChunkName: "contact" */ "../forms/contact/contact-form").then(
      ({ ContactForm }) => ContactForm,
    ),
} satisfies Islands & Record<FormId, unknown>;
