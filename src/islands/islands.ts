/**
 * Every island by its name: the only list of them. The name of each chunk is that of its island,
 * since the page asks for it by that name.
 */
export const islands = {
  /** It checks, reviews, sends, prints and keeps answers. */
  transfer: () =>
    import(/* webpackChunkName: "transfer" */ "../forms/transfer/transfer-request").then(
      ({ TransferRequest }) => TransferRequest,
    ),
  /** It checks and sends a message. */
  contact: () =>
    import(/* webpackChunkName: "contact" */ "../forms/contact/contact-form").then(
      ({ ContactForm }) => ContactForm,
    ),
};

export type IslandName = keyof typeof islands;

/** The component of an island. */
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;
