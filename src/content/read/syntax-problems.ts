/** Reasons why a file cannot be read: what `yaml` says, and errors that it would explain badly or pass over. */
import { type Alias, isMap, isScalar, visit } from "yaml";
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

/** Advice on every error that `yaml` finds. */
const ADVICE = String.raw`Compare it with the lines around it: the spaces before a line, and a colon and a space after a key. Put a text in double quotes, with a backslash before a quotation mark inside it: key: "She said \"yes\"."`;

const unreadable = (cause: string, offset = 0): Fault => ({
  position: { offset },
  message: `YAML cannot read this: ${cause}.`,
  fix: ADVICE,
});

/** Reports only the first error, since later ones follow from it. */
const parserProblems = ({ document: { errors, warnings } }: YamlSource): Fault[] =>
  [...errors, ...warnings].slice(0, 1).map(({ message, pos }) => unreadable(message, pos[0]));

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

/** Reports the first alias of a file whose aliases name nothing, or repeat so much that reading would take minutes. */
function aliasProblems({ document }: YamlSource): Fault[] {
  let first: Alias | undefined;
  visit(document, {
    Alias: (_, alias) => {
      first = alias;
      return visit.BREAK;
    },
  });
  if (!first) return [];
  try {
    valueOf(document);
    return [];
  } catch (error) {
    return [unreadable((error as Error).message, first.range?.[0])];
  }
}

const RULES = [lineProblems, parserProblems, structureProblems, aliasProblems];

/** Returns the reasons why a file cannot be parsed; none if it can. */
export function syntaxProblems(source: YamlSource): Problem[] {
  const faults = RULES.map((rule) => rule(source)).find(({ length }) => length > 0) ?? [];
  return faults.map((fault) => problemAt({ file: source.file, ...fault }, fault, source));
}
