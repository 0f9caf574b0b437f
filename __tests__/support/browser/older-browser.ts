/**
 * Removes features that Safari 15.0, the oldest supported browser, does not have, and others that only
 * newer browsers have. Runs in the page before its scripts.
 */
export function forgetLaterFeatures() {
  const forget = (from: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(from, name);
  };
  forget(HTMLFormElement.prototype, "requestSubmit");
  forget(HTMLDialogElement.prototype, "show", "showModal", "close", "open", "returnValue");
  forget(window, "HTMLDialogElement", "structuredClone");
  forget(HTMLElement.prototype, "inert", "popover", "showPopover", "hidePopover", "togglePopover");
  forget(HTMLButtonElement.prototype, "popoverTargetElement", "popoverTargetAction");
  forget(Document.prototype, "startViewTransition", "prerendering");
  forget(HTMLScriptElement, "supports");
  forget(Navigator.prototype, "connection");
  forget(Object, "hasOwn", "groupBy");
  forget(String.prototype, "at", "isWellFormed");
  forget(Array.prototype, "at", "findLast", "findLastIndex", "toSorted", "toReversed", "with");
  forget(Promise, "withResolvers", "try");
  forget(AbortSignal, "timeout", "any");
  forget(Crypto.prototype, "randomUUID");
}
