/** Texts that pages would show wrongly: braces without a fact, markup, and text that YAML cuts off. */
import { z } from "zod";
import { factNames, unknownFacts, withoutFacts } from "../facts";
import { type Advice, type Problem, problemsInTexts } from "../problem";
import type { Content } from "../read/content";
import type { ContentFile, ContentText } from "../read/content-file";
import { WORD_FIELD_TYPES } from "../schema/field-types";
import { schemaAt } from "../schema/inspect-schema";
import { nearest } from "./did-you-mean";

type TextRule = (text: ContentText) => Advice | false | undefined;

const namesFacts = ({ fieldType }: ContentText) => fieldType === "text" || fieldType === "label";

const factList = `{${factNames.join("}, {")}}`;

const wrongFacts = (text: ContentText): Problem[] =>
  (namesFacts(text) ? unknownFacts(text.text) : []).map((name) => {
    const meant = nearest(name, factNames);
    return {
      file: text.file,
      path: text.path,
      message: `There is no fact {${name}}.`,
      fix: meant ? `Did you mean {${meant}}?` : `The facts are: ${factList}.`,
    };
  });

const strayBraces: TextRule = (text) =>
  namesFacts(text) &&
  /[{}]/.test(withoutFacts(text.text)) && {
    message: "A brace stands alone here, and patients would see it.",
    fix: `Braces come in pairs around the name of a fact: ${factList}.`,
  };

const factsOutOfPlace: TextRule = (text) => {
  const fillsBraces = namesFacts(text) || text.fieldType === "sentence";
  return (
    /[{}]/.test(text.text) &&
    !fillsBraces && {
      message: "Braces are not filled in here.",
      fix: "Write the words themselves.",
    }
  );
};

/** Reports spaces around codes, file names and addresses, which must match exactly. */
const outerSpaces: TextRule = ({ fieldType, text }) =>
  fieldType !== "text" &&
  fieldType !== "label" &&
  text !== text.trim() && {
    message: "There is a space or a new line before or after this text.",
    fix: `Write it without: "${text.trim()}".`,
  };

/** HTML tags, comments and entities; Markdown's links, bold text and headings. */
const MARKUP =
  /<\/?[a-z][^<>]*>|<!--|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);|\[[^\]]*\]\([^)]*\)|(\*\*|__)(?=\S).*?\S\1|^#{1,6}\s/is;

const markup: TextRule = ({ fieldType, text }) => {
  const [found] = (WORD_FIELD_TYPES.includes(fieldType) && MARKUP.exec(text)) || [];
  return (
    found !== undefined && {
      message: `Pages show texts as they are, so patients would see "${found}".`,
      fix: "Write the words alone, without HTML or Markdown.",
    }
  );
};

const fileNameAsAlt: TextRule = ({ path, text }) =>
  path.at(-1) === "alt" &&
  /\.(webp|jpe?g|png|avif|heic|gif)$/i.test(text.trim()) && {
    message: "The name of a file tells nothing to a patient who cannot see the picture.",
    fix: 'Say what the picture shows, for example alt: "Folding walker with two rubber hand grips".',
  };

const TEXT_RULES = [strayBraces, factsOutOfPlace, outerSpaces, markup, fileNameAsAlt];

/** Returns the texts without quotes that YAML ends at a `#`, with what to write: `555 Main St #200` loses its suite. */
const cutTexts = ({ source, texts, schema, value }: ContentFile) =>
  texts.flatMap(({ path }) => {
    const comment = source.commentAfter(path);
    if (comment === undefined) return [];
    const written = source.writtenAt(path) ?? "";
    const whole = `${written} #${comment}`;
    const type = schemaAt(schema, path, value);
    return {
      file: source.file,
      path,
      message: `Without quotes this text ends before the #: patients would read "${written}".`,
      whole,
      // Comments that people write have a space after the #.
      isCertain: !/^\s/.test(comment),
      isLikely: type !== undefined && z.safeParse(type, whole).success,
    };
  });

/** Asks about texts that a comment follows if both would be a valid text, as in `555 Main St # 200`. */
export const cutTextWarnings = ({ files }: Pick<Content, "files">): Problem[] =>
  files
    .flatMap(cutTexts)
    .filter(({ isCertain, isLikely }) => isLikely && !isCertain)
    .map(({ file, path, message, whole }) => ({
      file,
      path,
      message,
      fix: `If what follows belongs to it, put both in double quotes: "${whole}". If it is a note, write it on a line above.`,
    }));

/** Asks about curly quotes around a whole text, which are no quotes to YAML: patients would read them. */
export const curlyQuoteWarnings = ({ files }: Pick<Content, "files">): Problem[] =>
  files.flatMap(({ source, texts }) =>
    texts.flatMap(({ path }) => {
      const written = source.writtenAt(path) ?? "";
      const [, inside] = /^[“”„‘’](.+)[“”‘’]$/su.exec(written) ?? [];
      if (inside === undefined) return [];
      return {
        file: source.file,
        path,
        message: `The quotes around this text are curly, so patients would read them: ${written}.`,
        fix: `Write straight ones: "${inside}".`,
      };
    }),
  );

/** Reports problems in single texts. */
export const textProblems = ({ files, texts }: Pick<Content, "files" | "texts">): Problem[] => [
  ...files
    .flatMap(cutTexts)
    .filter(({ isCertain }) => isCertain)
    .map(({ file, path, message, whole }) => ({
      file,
      path,
      message,
      fix: `Put it in double quotes: "${whole}".`,
    })),
  ...texts.flatMap((text) => [
    ...wrongFacts(text),
    ...TEXT_RULES.flatMap((rule) => problemsInTexts([text], rule)),
  ]),
];
