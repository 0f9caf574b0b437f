import { namesInBraces } from "../../src/content/facts";

/**
 * Splits a text into the sentences that name a fact in braces, and the other ones.
 *
 * @param isNamed true for the facts
 * @param language of the text
 */
export function splitSentences(
  text: string,
  isNamed: (fact: string) => boolean,
  language: string,
): { naming: string; others: string } {
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
