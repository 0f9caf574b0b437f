/** What can be wrong with a text beyond its form: facts in braces, and what cannot be seen. */
import { factNames, unknownFacts, withoutFacts } from "../facts";
import type { ContentFileText } from "./content-file-text";
import type { ContentProblem } from "./content-problem";
import { nearest } from "./nearest";
import type { VisitedText } from "./visit-texts";

type ProblemAt = (message: string, fix: string) => ContentProblem;
type TextRule = (text: VisitedText, problem: ProblemAt, file: string) => ContentProblem[];

/** What a text may hold only as an escape such as `\u0000`, so that no line of the file shows it. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const PICTURE_NAME = /\.(webp|jpe?g|png|avif|heic|gif)$/i;

const fillsFacts = ({ kind }: VisitedText) =>
  kind === "text" || kind === "label" || kind === "ready-time";

const factList = `{${factNames.join("}, {")}}`;

const wrongFacts: TextRule = (visited, problem) => {
  if (!fillsFacts(visited)) return [];
  return unknownFacts(visited.text).map((name) => {
    const meant = nearest(name, factNames);
    return problem(
      `There is no fact {${name}}.`,
      meant ? `Did you mean {${meant}}?` : `The facts are: ${factList}.`,
    );
  });
};

const strayBraces: TextRule = (visited, problem) =>
  fillsFacts(visited) && /[{}]/.test(withoutFacts(visited.text))
    ? [
        problem(
          "A brace stands alone here, and patients would see it.",
          `Braces come in pairs around the name of a fact: ${factList}.`,
        ),
      ]
    : [];

const factsOutOfPlace: TextRule = (visited, problem, file) => {
  const isFactItself = file === "data/pharmacy.yaml" && visited.kind === "ready-time";
  const fillsBraces = fillsFacts(visited) || visited.kind === "sentence";
  return /[{}]/.test(visited.text) && (isFactItself || !fillsBraces)
    ? [problem("Braces are not filled in here.", "Write the words themselves.")]
    : [];
};

const outerSpaces: TextRule = (visited, problem) =>
  visited.kind !== "text" && visited.kind !== "label" && visited.text !== visited.text.trim()
    ? [
        problem(
          "There is a space or a new line before or after this text.",
          `Write it without: "${visited.text.trim()}".`,
        ),
      ]
    : [];

const invisibleCharacters: TextRule = ({ text }, problem) =>
  INVISIBLE.test(text)
    ? [
        problem(
          "This text holds an invisible character that no text needs.",
          "Delete what begins with a backslash in it.",
        ),
      ]
    : [];

const fileNameAsAlt: TextRule = ({ path, text }, problem) =>
  path.at(-1) === "alt" && PICTURE_NAME.test(text.trim())
    ? [
        problem(
          "The name of a file tells nothing to a patient who cannot see the picture.",
          'Say what the picture shows, for example alt: "Folding walker with two rubber hand grips".',
        ),
      ]
    : [];

const RULES = [
  wrongFacts,
  strayBraces,
  factsOutOfPlace,
  outerSpaces,
  invisibleCharacters,
  fileNameAsAlt,
];

/** What is wrong with the texts of a file. */
export function textProblems(
  content: ContentFileText,
  texts: readonly VisitedText[],
): ContentProblem[] {
  return texts.flatMap((visited) => {
    const problem: ProblemAt = (message, fix) => content.problemWith(visited.path, message, fix);
    return RULES.flatMap((rule) => rule(visited, problem, content.file));
  });
}
