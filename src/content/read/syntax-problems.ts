/** YAML syntax errors, explained for staff. */
import { type Alias, isMap, isScalar, type Node, type Scalar, visit } from "yaml";
import { type Advice, type Place, type Problem, problemAt } from "../problem";
import { valueOf } from "./read-yaml";
import type { YamlSource } from "./yaml-source";

type Fault = Advice & Pick<Place, "position">;

/** Patterns that no line may contain. Each matches up to the wrong character. */
const LINE_RULES: readonly (Advice & { pattern: RegExp })[] = [
  {
    pattern: /^(?=(<{7}|={7}|>{7}|\|{7})( |$))/,
    message: "Two versions of this file were merged here, and nobody chose between them.",
    fix: "Keep the version you want, and delete the other one and the lines with <<<<<<<, ======= and >>>>>>>.",
  },
  {
    pattern: /^ *(?=\t)/,
    message: "This line is indented with a tab.",
    fix: "Use two spaces for each step to the right, never a tab.",
  },
  {
    // UTF-16 and UTF-32 have zero bytes in the letters of keys.
    pattern: /^.*?(?=[\0\ufffd])/,
    message: "A letter here was lost, because the file is not saved as UTF-8.",
    fix: 'Write the letter again, and save the file with the encoding UTF-8: editors ask for it under "Save as", or show it at the bottom of the window.',
  },
];

/** Reports the first line per rule, because a wrong editor setting affects many lines. */
const lineProblems = ({ lines }: YamlSource): Fault[] =>
  LINE_RULES.flatMap(({ pattern, message, fix }) => {
    const matches = lines.flatMap((text, index) => {
      const [before] = pattern.exec(text) ?? [];
      return before === undefined ? [] : { line: index + 1, column: before.length + 1 };
    });
    const [position] = matches;
    const more = matches.length > 1 ? ` ${matches.length} lines have this mistake.` : "";
    return position ? { position, message, fix: fix + more } : [];
  });

const UNCLOSED: Advice = {
  message: "A quotation mark or a bracket is opened here and never closed.",
  fix: 'Put the closing mark at the end of the text: "like this".',
};

const BAD_START: Advice = {
  message: "A text cannot begin with this character unless it is in quotes.",
  fix: 'Put the text in double quotes: key: "@ Text".',
};

/** Explanations of error codes of the `yaml` package. */
const EXPLANATIONS: Partial<Record<string, Advice>> = {
  MISSING_CHAR: UNCLOSED,
  UNEXPECTED_TOKEN: {
    message: "YAML did not expect anything more here.",
    fix: String.raw`Put the text in double quotes, with a backslash before a quotation mark inside it: "She said \"yes\".". Begin each entry of a list with a hyphen and a space.`,
  },
  DUPLICATE_KEY: {
    message: "This key appears twice in the same place.",
    fix: "Keep one of the two and delete the other.",
  },
  BAD_INDENT: {
    message: "This line is not indented like the lines around it.",
    fix: "Give lines that belong together the same number of spaces. Begin each entry of a list with a hyphen and a space. The name of a group or a list, such as hours:, is on a line above it, with nothing after the colon.",
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: "A colon or a hyphen in this text makes YAML see a new key or a new list.",
    fix: 'Put the text in double quotes: key: "Text: more text". Give the keys of one group the same number of spaces.',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: "YAML cannot tell where this key ends. A colon or a quotation mark is missing.",
    fix: 'Write the key, a colon, a space, and the text in double quotes: key: "Text".',
  },
  BAD_SCALAR_START: BAD_START,
  BAD_DQ_ESCAPE: {
    message: "A backslash in double quotes has a special meaning.",
    fix: "Write the backslash twice, or leave it out.",
  },
  MULTIPLE_DOCS: {
    message: "A line with --- divides this file in two. The site reads only one part.",
    fix: "Delete this line. Begin a line that only divides with #.",
  },
};

const MERGED: Advice = {
  message: "The site does not read <<, which repeats the keys of another place.",
  fix: "Write these keys out here, such as the hours of each day, and delete this line.",
};

const TOO_OFTEN: Advice = {
  message: "This file repeats its parts too often, by names that begin with *.",
  fix: "Write out what these names stand for, and delete the names.",
};

const UNKNOWN: Advice = {
  message: "YAML cannot read this line.",
  fix: 'Compare it with the lines around it: a key, a colon, a space, and the text in double quotes: key: "Text".',
};

/**
 * Returns the offset of a quotation mark that is never closed: its text contains the next key. The parser reports
 * the error at the next quotation mark, often lines later.
 */
function unclosedQuote({ document, text }: YamlSource): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Scalar: (_, { type, range }: Scalar) => {
      const isQuoted = type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE";
      if (!isQuoted || !range || !/\n[\s-]*\w+:\s/.test(text.slice(range[0], range[1]))) return;
      offset = range[0];
      return visit.BREAK;
    },
  });
  return offset;
}

/** Returns the offset of the last of these marks before an error. */
const lastOf = (marks: readonly string[]) => (text: string, from: number) => {
  const offset = Math.max(...marks.map((mark) => text.lastIndexOf(mark, from)));
  return offset < 0 ? from : offset;
};

/** Offset to show for an error that the parser reports too late. */
const PLACES: Partial<Record<string, (text: string, from: number) => number>> = {
  MISSING_CHAR: lastOf(["'", '"', "[", "{"]),
  MULTIPLE_DOCS: lastOf(["---"]),
};

/** Codes of errors that mean wrong indentation if they are at the start of a line. */
const INDENT_CODES: readonly string[] = ["MISSING_CHAR", "BLOCK_AS_IMPLICIT_KEY"];

const beginsLine = (text: string, offset: number) =>
  text[offset - 1] === "\n" && offset < text.length;

/** Reports only the first error, since later ones follow from it, or every duplicate key. */
function parserProblems(source: YamlSource): Fault[] {
  const errors = [...source.document.errors, ...source.document.warnings];
  if (errors.length === 0) return [];
  const quote = unclosedQuote(source);
  if (quote !== undefined) return [{ position: { offset: quote }, ...UNCLOSED }];
  const areRepeatedKeys = errors[0]?.code === "DUPLICATE_KEY";
  return errors
    .filter(({ code }, index) => (areRepeatedKeys ? code === "DUPLICATE_KEY" : index === 0))
    .map(({ code: reported, pos: [start] }) => {
      const isIndent = INDENT_CODES.includes(reported) && beginsLine(source.text, start);
      const code = isIndent ? "BAD_INDENT" : reported;
      const offset = PLACES[code]?.(source.text, start) ?? start;
      return { position: { offset }, ...(EXPLANATIONS[code] ?? UNKNOWN) };
    });
}

function structureProblems({ document: { contents } }: YamlSource): Fault[] {
  if (isMap(contents)) return [];
  const isEmpty = contents === null || (isScalar(contents) && contents.value === null);
  return [
    isEmpty
      ? {
          message: "This file is empty.",
          fix: "Bring its text back from an earlier version, or delete the file if the site no longer needs it.",
        }
      : {
          position: { offset: 0 },
          message: "This file must begin with a key.",
          fix: 'Write a key, a colon and a value: name: "Text".',
        },
  ];
}

/** Explains parts that are written once and named elsewhere: with `&` and `*`, or with `<<`. */
function repetitionProblems({ document }: YamlSource): Fault[] {
  const problems: Fault[] = [];
  const aliases: Alias[] = [];
  const add = ({ range }: Node, advice: Advice) =>
    problems.push({ position: { offset: range?.[0] ?? 0 }, ...advice });
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === "<<") add(key, MERGED);
    },
    Alias: (_, alias) => {
      aliases.push(alias);
      if (!alias.resolve(document)) add(alias, BAD_START);
    },
  });
  const [first] = aliases;
  if (!first || problems.length > 0) return problems;
  try {
    valueOf(document);
  } catch {
    add(first, TOO_OFTEN);
  }
  return problems;
}

const RULES = [lineProblems, parserProblems, structureProblems, repetitionProblems];

/** Returns the reasons why a file cannot be parsed; none if it can. */
export function syntaxProblems(source: YamlSource): Problem[] {
  const faults = RULES.map((rule) => rule(source)).find(({ length }) => length > 0) ?? [];
  return faults.map((fault) => problemAt({ file: source.file, ...fault }, fault, source));
}
