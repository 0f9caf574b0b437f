/** What can be wrong with a text beyond its form: facts in braces, and what cannot be seen. */
import { factNames, unknownFacts, withoutFacts } from "../facts";
import type { Advice, Problem } from "../problem";
import type { Content } from "../read/content";
import type { ContentText } from "../read/find-texts";
import { ZERO_WIDTH } from "../read/zero-width";
import { WORD_FIELD_TYPES } from "../schema/field-types";
import { markupAdvice } from "./markup";
import { nearest } from "./nearest";
import { onceForEach } from "../once-for-each";

type TextRule = (text: ContentText) => Advice[];

/** What a text may hold only as an escape such as `\u0000`, so that no line of the file shows it. */
const INVISIBLE = new RegExp(
  String.raw`(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|${ZERO_WIDTH}`,
  "u",
);

const PICTURE_NAME = /\.(webp|jpe?g|png|avif|heic|gif)$/i;

const namesFacts = ({ fieldType }: ContentText) =>
  fieldType === "text" || fieldType === "label" || fieldType === "ready-time";

const factList = `{${factNames.join("}, {")}}`;

const wrongFacts: TextRule = (text) => {
  if (!namesFacts(text)) return [];
  return unknownFacts(text.text).map((name) => {
    const meant = nearest(name, factNames);
    return {
      message: `There is no fact {${name}}.`,
      fix: meant ? `Did you mean {${meant}}?` : `The facts are: ${factList}.`,
    };
  });
};

const strayBraces: TextRule = (text) =>
  namesFacts(text) && /[{}]/.test(withoutFacts(text.text))
    ? [
        {
          message: "A brace stands alone here, and patients would see it.",
          fix: `Braces come in pairs around the name of a fact: ${factList}.`,
        },
      ]
    : [];

const factsOutOfPlace: TextRule = (text) => {
  const isFactItself = text.file === "data/pharmacy.yaml" && text.fieldType === "ready-time";
  const fillsBraces = namesFacts(text) || text.fieldType === "sentence";
  return /[{}]/.test(text.text) && (isFactItself || !fillsBraces)
    ? [{ message: "Braces are not filled in here.", fix: "Write the words themselves." }]
    : [];
};

const outerSpaces: TextRule = ({ fieldType, text }) =>
  fieldType !== "text" && fieldType !== "label" && text !== text.trim()
    ? [
        {
          message: "There is a space or a new line before or after this text.",
          fix: `Write it without: "${text.trim()}".`,
        },
      ]
    : [];

const invisibleCharacters: TextRule = ({ text }) =>
  INVISIBLE.test(text)
    ? [
        {
          message: "This text holds an invisible character that no text needs.",
          fix: "Delete what begins with a backslash in it.",
        },
      ]
    : [];

const markup: TextRule = ({ fieldType, text }) => {
  const advice = WORD_FIELD_TYPES.includes(fieldType) ? markupAdvice(text) : undefined;
  return advice ? [advice] : [];
};

const fileNameAsAlt: TextRule = ({ path, text }) =>
  path.at(-1) === "alt" && PICTURE_NAME.test(text.trim())
    ? [
        {
          message: "The name of a file tells nothing to a patient who cannot see the picture.",
          fix: 'Say what the picture shows, for example alt: "Folding walker with two rubber hand grips".',
        },
      ]
    : [];

const TEXT_RULES = [
  wrongFacts,
  strayBraces,
  factsOutOfPlace,
  outerSpaces,
  invisibleCharacters,
  markup,
  fileNameAsAlt,
];

const problemsOf = onceForEach((text: ContentText): Problem[] =>
  TEXT_RULES.flatMap((rule) => rule(text)).map((advice) => ({
    file: text.file,
    place: { path: text.path },
    ...advice,
  })),
);

/** What is wrong with texts. */
export const textProblems = ({ texts }: Pick<Content, "texts">): Problem[] =>
  texts.flatMap(problemsOf);
