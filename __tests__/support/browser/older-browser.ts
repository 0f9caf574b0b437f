/**
 * Removes features that Safari 15.6, the oldest supported browser, does not have, and others that only
 * newer browsers have. Runs in the page before its scripts.
 */
export function forgetLaterFeatures() {
  const forget = (from: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(from, name);
  };
  forget(HTMLFormElement.prototype, "requestSubmit");
  forget(HTMLElement.prototype, "popover", "showPopover", "hidePopover", "togglePopover");
  forget(HTMLButtonElement.prototype, "popoverTargetElement", "popoverTargetAction");
  forget(Document.prototype, "startViewTransition", "prerendering");
  forget(HTMLScriptElement, "supports");
  forget(Navigator.prototype, "connection");
  forget(Object, "groupBy");
  forget(String.prototype, "isWellFormed");
  forget(Array.prototype, "toSorted", "toReversed", "with");
  forget(Promise, "withResolvers", "try");
  forget(AbortSignal, "timeout", "any");
}
