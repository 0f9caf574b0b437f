/** Texts that were encoded twice are named with the word that was meant. */
import { checkContent } from "../../src/content/check-content";
import { formatProblems } from "../../src/content/problem";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();

async function warningsAbout(text: string) {
  content.set("pages/error.yaml", ["text"], text);
  const { problems, warnings } = await checkContent(content.root(), Date.parse("2026-11-22"));
  expect(problems).toEqual([]);
  return formatProblems(warnings);
}

test.each([
  ["CÃ³mo llegar", "CÃ³mo", "Cómo"],
  ["New Yearâ€™s Day", "Yearâ€™s", "Year’s"],
  ["Say â€œhiâ€\u009d", "â€œhiâ€\ufffd", "“hi”"],
  ["Â¿Preguntas?", "Â¿Preguntas?", "¿Preguntas?"],
  ["CÃ”TE", "CÃ”TE", "CÔTE"],
  ["Tiáº¿ng Viá»‡t", "Tiáº¿ng", "Tiếng"],
])("%s", async (text, word, meant) => {
  const warnings = await warningsAbout(text);
  expect(warnings).toMatch(/^data\/pages\/error\.yaml:\d+:\d+$/m);
  expect(warnings).toContain(`"${word}" is probably "${meant}".`);
});

test.each([
  "São Paulo, Ângela, naïve, Ã la carte",
  "«CAFÉ», “MANHÔ, « À », 'Ñ', NIÑO…",
  "Größe, Ærø, Łódź, Čeština, Tiếng Việt, Ελληνικά, Русский, 薬局, العربية",
  "20 °C – 25 °C · 5 € · ½ tablet™",
])("%s is as it was written", async (text) => {
  expect(await warningsAbout(text)).toBe("");
});
