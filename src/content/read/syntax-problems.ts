/** Mistakes for which a file cannot be read at all, before anyone asks what it says. */
import { isMap, isScalar, type Scalar, visit, type YAMLError } from "yaml";
import type { Advice, Problem } from "../problem";
import { lineProblems } from "./line-problems";
import { specialSignProblems } from "./special-sign-problems";
import type { YamlSource } from "./yaml-source";

const OPEN_QUOTE: Advice = {
  message: "A quotation mark is opened here and never closed.",
  fix: 'Put the closing mark at the end of the text: "like this".',
};

const EXPLANATIONS: Partial<Record<string, Advice>> = {
  MISSING_CHAR: {
    message: "A quotation mark or a bracket is opened here and never closed.",
    fix: 'Put the closing mark at the end of the text: "like this".',
  },
  UNEXPECTED_TOKEN: {
    message: "YAML did not expect anything more here.",
    fix: String.raw`A quotation mark inside double quotes wants a backslash before it: "She said \"yes\".". Otherwise begin a new line.`,
  },
  DUPLICATE_KEY: {
    message: "The same key stands twice in this place.",
    fix: "Keep one of the two and delete the other.",
  },
  BAD_INDENT: {
    message: "This line does not begin where its neighbors do.",
    fix: "Give lines that belong together the same number of spaces at the beginning.",
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: "A colon inside this text makes YAML see a new key.",
    fix: 'Put the text in double quotes: key: "Text: more text".',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: "YAML cannot tell where this key ends. A colon or a quotation mark is missing.",
    fix: 'Write the key, a colon, a space, and the text in double quotes: key: "Text".',
  },
  BAD_ALIAS: {
    message: "A * or & at the beginning of a text has a meaning of its own in YAML.",
    fix: 'Put the text in double quotes: key: "* Text".',
  },
  BAD_SCALAR_START: {
    message: "A text cannot begin with this character unless it is in quotes.",
    fix: 'Put the text in double quotes: key: "@ Text".',
  },
  BAD_DQ_ESCAPE: {
    message: "A backslash in double quotes has a meaning of its own.",
    fix: "Write the backslash twice, or leave it out.",
  },
};

const UNKNOWN: Advice = {
  message: "YAML cannot read this line.",
  fix: 'Compare it with its neighbors: a key, a colon, a space, and the text in double quotes: key: "Text".',
};

/** Where the quotation mark or bracket stands that wants its other half. */
function openingMark(text: string, from: number): number {
  const mark = Math.max(...["'", '"', "[", "{"].map((sign) => text.lastIndexOf(sign, from)));
  return mark < 0 ? from : mark;
}

/** A text in quotes that has swallowed the next key. */
const swallowsKey = (text: string) => /\n[\s-]*\w+:\s/.test(text);

/**
 * Where the quotation mark that was never closed was opened. Everything after it is read wrongly,
 * so what the reader says of later lines is of no use.
 */
function openQuote({ document, text }: YamlSource): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Scalar: (_, node: Scalar) => {
      const isQuoted = node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE";
      if (!isQuoted || !node.range || !swallowsKey(text.slice(node.range[0], node.range[1])))
        return undefined;
      offset = node.range[0];
      return visit.BREAK;
    },
  });
  return offset;
}

function explained(source: YamlSource, errors: readonly YAMLError[]): Problem[] {
  const { file, text } = source;
  const offset = openQuote(source);
  if (offset !== undefined) return [{ file, place: { offset }, ...OPEN_QUOTE }];
  return errors.map(({ code, pos: [start] }) => {
    const offset = code === "MISSING_CHAR" ? openingMark(text, start) : start;
    return { file, place: { offset }, ...(EXPLANATIONS[code] ?? UNKNOWN) };
  });
}

/**
 * Everything that keeps a file from being read: empty, not a list of keys, a tab, a merge conflict,
 * an open quote.
 */
export function syntaxProblems(source: YamlSource): Problem[] {
  const onLines = lineProblems(source);
  if (onLines.length > 0) return onLines;

  const { errors, contents, warnings } = source.document;
  if (errors.length > 0) return explained(source, errors);

  const isEmpty = contents === null || (isScalar(contents) && contents.value === null);
  if (isEmpty) {
    return [
      {
        file: source.file,
        message: "This file is empty.",
        fix: "Bring its text back from an earlier version, or delete the file if the site no longer needs it.",
      },
    ];
  }
  if (!isMap(contents)) {
    return [
      {
        file: source.file,
        place: { offset: 0 },
        message: "This file must begin with a key.",
        fix: 'Write a key, a colon and a value: name: "Text".',
      },
    ];
  }
  const strange = specialSignProblems(source);
  return strange.length > 0 ? strange : explained(source, warnings);
}
