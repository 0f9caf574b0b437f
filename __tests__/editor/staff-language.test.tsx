/** The screen is in the language that somebody chose, or that the browser has. */
import { readDictionary } from "../../src/editor/words/dictionary";

const config = JSON.stringify({
  label: "Ready times",
  fields: [
    { label: "Hours", comment: "What it costs.", hint: "For example: 9AM-7PM" },
    {
      label: "Hours",
      comment: "How many hours: one number, or the shortest and the longest time.",
      summary: "{{fields.hours.0 | ternary(' hours', '')}}",
    },
    { label: "Text", options: [{ label: "Text", value: "text" }] },
  ],
});

/** Opens the screen anew. */
async function openScreen(chosen: string | undefined, ...ofBrowser: string[]) {
  localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ locale: chosen }));
  jest.spyOn(navigator, "languages", "get").mockReturnValue(ofBrowser);
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(readDictionary("es")) } as Response),
  );
  jest.resetModules();
  const screen = await import("../../src/editor/screen/staff-language");
  await screen.loadStaffWords();
  return screen;
}

test.each([
  ["Spanish by choice", "es-CO", ["en-US"], "Ver la página"],
  ["English by choice", "en-US", ["es-MX"], "See the page"],
  ["the browser's Spanish", "auto", ["es-MX", "en"], "Ver la página"],
  ["the browser's second language", undefined, ["vi", "es"], "Ver la página"],
  ["English for any other language", undefined, ["vi"], "See the page"],
])("%s", async (_, chosen, ofBrowser, words) => {
  const { inLanguage } = await openScreen(chosen, ...ofBrowser);
  expect(inLanguage("See the page")).toBe(words);
});

test("words of the configuration are in Spanish, as they are meant there, and all else stays", async () => {
  const { readConfig } = await openScreen("es-CO");
  expect(readConfig(config)).toEqual({
    label: "Tiempos de espera",
    fields: [
      { label: "Horario", comment: "Cuánto cuesta.", hint: "Por ejemplo: 9AM-7PM" },
      {
        label: "Horas",
        comment: "Cuántas horas: un número, o el tiempo más corto y el más largo.",
        summary: "{{fields.hours.0 | ternary(' horas', '')}}",
      },
      { label: "Texto", options: [{ label: "Mensaje de texto", value: "text" }] },
    ],
  });
});

test("in English, the configuration stays as it is, and no words are loaded", async () => {
  const { readConfig } = await openScreen("en-US");
  expect(readConfig(config)).toEqual(JSON.parse(config));
  expect(fetch).not.toHaveBeenCalled();
});
