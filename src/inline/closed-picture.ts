/**
 * Script for a picture that is another one while the pharmacy is closed. It runs inside the `picture`, after the
 * sources for dark screens and before the `img` exists, so that the browser loads only one of both pictures. The inline
 * script of every page, which stands above it, has written the pharmacy's status.
 */
const script = document.currentScript as HTMLScriptElement;
const picture = script.parentElement as HTMLPictureElement;
const [placeholder, ...sources] = picture.querySelectorAll("source");
placeholder?.remove();

const status = document.querySelector("[data-status]")?.textContent;
if ((JSON.parse(script.dataset.whenClosed as string) as unknown[]).includes(status)) {
  // On light screens as well.
  for (const source of sources) source.media = source.media.replace(/.*dark\)( and )?/, "");
}

export {};
