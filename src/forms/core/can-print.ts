/**
 * Browsers in apps: the page opened from a post on Facebook or Instagram, or in Android's WebView. Their
 * `print` does nothing, and says nothing.
 */
const IN_APP = /FBAN|FBAV|Instagram|; wv\)/;

/** False in browsers that cannot print. */
export const canPrint = () =>
  typeof window.print === "function" && !IN_APP.test(navigator.userAgent);
