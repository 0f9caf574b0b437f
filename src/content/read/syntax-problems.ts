/** Mistakes for which a file cannot be read at all, before anyone asks what it says. */
import { isMap, isScalar, type Scalar, visit, type YAMLError } from "yaml";
import type { Advice, Problem } from "../problem";
import { markerProblems } from "./document-markers";
import { lineProblems } from "./line-problems";
import { missingHyphen } from "./missing-hyphen";
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
    fix: "Give lines that belong together the same number of spaces at the beginning. The name of a group, such as hours:, stands above its lines.",
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

const MISSING_HYPHEN: Advice = {
  message: "The hyphen of a list's entry is missing here, or the space after it.",
  fix: "Begin the line like the other entries of its list, with a hyphen and a space.",
};

const SIGN_FIRST: Advice = {
  message:
    "A text that begins with this sign needs quotes: to YAML the sign has a meaning of its own.",
  fix: 'Put the text in double quotes: key: "- Text". The minus of a number stands right before it.',
};

/** A value without quotes that begins with a sign, and goes on as words do. */
const BEGINS_WITH_SIGN = /^\s*(?:- +)?\w+: +(?=[-?|>]\s|[[{])/;

const NAMELESS_LIST: Advice = {
  message: "An entry of a list begins here, and no key above names the list.",
  fix: "Write the key on a line of its own above the first entry, such as items:, and give all hyphens of one list the same number of spaces.",
};

const LOST_TEXT: Advice = {
  message: "YAML takes what follows this # for a note, and the text ends before it.",
  fix: 'Put the whole text in double quotes: key: "Suite #200".',
};

const APOSTROPHE: Advice = {
  message: "An apostrophe ends a text in single quotes.",
  fix: `Put the text in double quotes: key: "We're open".`,
};

/** Where a text without quotes, or a list in brackets, is cut off by a `#`. */
const CUT_OFF = /^\s*(?:- +)?(?:\w+: +)?(?:[^\s"'#|>][^#]*)\s(?=#)/;

/** What is behind an error that the reader of YAML only notices, lines later or by another name. */
function causeOf(source: YamlSource, { code, pos: [start] }: YAMLError): Problem | undefined {
  const { file, lines } = source;
  const { line } = source.lineAndColumn(start);
  const hyphen = missingHyphen(source);
  if (hyphen !== undefined && hyphen <= line + 1) {
    const column = (lines[hyphen - 1] ?? "").search(/\S/) + 1;
    return { file, place: { line: hyphen, column }, ...MISSING_HYPHEN };
  }
  for (const number of [line - 1, line]) {
    const cut = CUT_OFF.exec(lines[number - 1] ?? "");
    if (cut) return { file, place: { line: number, column: cut[0].length + 1 }, ...LOST_TEXT };
  }
  if (code === "BLOCK_AS_IMPLICIT_KEY" && /^ *- /.test(lines[line - 1] ?? "")) {
    return { file, place: { offset: start }, ...NAMELESS_LIST };
  }
  const sign = BEGINS_WITH_SIGN.exec(lines[line - 1] ?? "");
  if (sign && (code === "UNEXPECTED_TOKEN" || code === "BLOCK_AS_IMPLICIT_KEY")) {
    return { file, place: { line, column: sign[0].length + 1 }, ...SIGN_FIRST };
  }
  if (code === "UNEXPECTED_TOKEN" && /^[^"]*?(: |- )'/.test(lines[line - 1] ?? "")) {
    return { file, place: { offset: start }, ...APOSTROPHE };
  }
  return undefined;
}

const isMissingChar = ({ code }: YAMLError) => code === "MISSING_CHAR";

/** Why a file cannot be read. Only the first error tells: others follow from it, but for repeated keys. */
function explained(source: YamlSource, errors: readonly YAMLError[]): Problem[] {
  const { file, text } = source;
  const offset = openQuote(source);
  if (offset !== undefined) return [{ file, place: { offset }, ...OPEN_QUOTE }];
  const [reported] = errors;
  const isExplained = reported && EXPLANATIONS[reported.code] !== undefined;
  const first = isExplained ? reported : (errors.find(isMissingChar) ?? reported);
  if (!first) return [];
  const cause = causeOf(source, first);
  if (cause) return [cause];
  const repeated = errors.filter(({ code }) => code === "DUPLICATE_KEY");
  return (repeated.includes(first) ? repeated : [first]).map(({ code, pos: [start] }) => {
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
  const markers = markerProblems(source);
  if (markers.length > 0) return markers;

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
