import {
  fillIn,
  foreignLanguage,
  joined,
  markLanguage,
  plain,
  segmentsOf,
  splitWords,
} from "../../src/lib/words";

const snow = markLanguage("Snow", "en-US");
const sentence = fillIn("Cerrado hoy por {reason}, abre mañana", { reason: snow });

test("words keep their language when they are filled into a sentence", () => {
  expect(segmentsOf(sentence)).toEqual([
    { text: "Cerrado hoy por " },
    { text: "Snow", language: "en-US" },
    { text: ", abre mañana" },
  ]);
  expect(plain(sentence)).toBe("Cerrado hoy por Snow, abre mañana");
});

test("words filled into a sentence of their own language are one text with it", () => {
  const whole = fillIn(markLanguage("Closed today for {reason}", "en-US"), { reason: snow });
  expect(segmentsOf(whole)).toEqual([{ text: "Closed today for Snow", language: "en-US" }]);
});

test("only a text that is all in another language has it", () => {
  expect(foreignLanguage(snow)).toBe("en-US");
  expect(foreignLanguage(sentence)).toBeUndefined();
  expect(foreignLanguage("Nieve")).toBeUndefined();
  expect(foreignLanguage("")).toBeUndefined();
});

test("a text can be joined and split at words of another language", () => {
  const hours = joined([markLanguage("9AM-1PM, 2PM-6PM", "en-US"), "cerrado"], ", ");
  expect(splitWords(hours, ", ").map(segmentsOf)).toEqual([
    [{ text: "9AM-1PM", language: "en-US" }],
    [{ text: "2PM-6PM", language: "en-US" }],
    [{ text: "cerrado" }],
  ]);
});
