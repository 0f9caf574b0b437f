/** The language of the start page, which holds for the screen, too. */
import { changeSettings } from "../screen/settings";
import { inLanguage, loadStaffWords, staffLocale } from "../screen/staff-language";

/** Puts the words of the page into the language of staff, and offers the other one. */
export async function showLanguage(): Promise<void> {
  await loadStaffWords();
  const isSpanish = staffLocale().startsWith("es");
  const other = document.querySelector(isSpanish ? "#language [lang=en]" : "#language [lang=es]");
  other?.removeAttribute("hidden");
  other?.addEventListener("click", () => {
    // The only Spanish of Sveltia CMS is that of Colombia.
    changeSettings({ locale: isSpanish ? "en-US" : "es-CO" });
    location.reload();
  });
  if (!isSpanish) return;
  document.documentElement.lang = staffLocale();
  document.title = inLanguage(document.title);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    // Languages are named in themselves.
    if (text.parentElement?.lang) continue;
    text.data = inLanguage(text.data);
  }
  for (const link of document.querySelectorAll("footer a")) {
    link.setAttribute("href", inLanguage(link.getAttribute("href") ?? ""));
  }
}
