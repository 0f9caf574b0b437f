import { namesInBraces } from "../facts";

/** Splits a text into the sentences that name one of some facts in braces, and the other ones. */
export function splitSentences(text: string, isNamed: (fact: string) => boolean, language: string) {
  if (!namesInBraces(text).some(isNamed)) return { naming: "", others: text.trim() };
  const sentences = [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)];
  const join = (isWanted: (names: boolean) => boolean) =>
    sentences
      .map(({ segment }) => segment)
      .filter((segment) => isWanted(namesInBraces(segment).some(isNamed)))
      .join("")
      .trim();
  return { naming: join((names) => names), others: join((names) => !names) };
}
