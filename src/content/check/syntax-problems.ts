/** Mistakes for which a file cannot be read at all, before anyone asks what it says. */
import { isMap } from "yaml";
import type { ContentFileText } from "./content-file-text";
import type { ContentProblem } from "./content-problem";

const MERGE_MARKER = /^(<{7}|={7}|>{7}|\|{7})( |$)/;

function lineProblems(content: ContentFileText): ContentProblem[] {
  return content.text.split(/\r?\n/).flatMap((line, index) => {
    if (MERGE_MARKER.test(line)) {
      return content.problemOnLine(
        index + 1,
        1,
        "Two versions of this file were joined here, and nobody chose between them.",
        "Keep the version you want, and delete the other one and the lines with <<<<<<<, ======= and >>>>>>>.",
      );
    }
    const tab = /^ *\t/.exec(line);
    if (tab) {
      return content.problemOnLine(
        index + 1,
        tab[0].length,
        "This line is moved to the right by a tab.",
        "Use two spaces for each step to the right, never a tab.",
      );
    }
    return [];
  });
}

const EXPLANATIONS: Partial<Record<string, { message: string; fix: string }>> = {
  MISSING_CHAR: {
    message: "A quotation mark or a bracket is opened here and never closed.",
    fix: 'Put the closing mark at the end of the text: "like this".',
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

const UNKNOWN = {
  message: "YAML cannot read this line.",
  fix: 'Compare it with its neighbors: a key, a colon, a space, and the text in double quotes: key: "Text".',
};

/**
 * Everything that keeps a file from being read: empty, not a list of keys, a tab, a merge conflict,
 * an open quote.
 */
export function syntaxProblems(content: ContentFileText): ContentProblem[] {
  const onLines = lineProblems(content);
  if (onLines.length > 0) return onLines;

  const { errors, contents, warnings } = content.document;
  const unreadable = [...errors, ...warnings].map((error) => {
    const { message, fix } = EXPLANATIONS[error.code] ?? UNKNOWN;
    return content.problemAt(error.pos[0], message, fix);
  });
  if (unreadable.length > 0) return unreadable;

  if (contents === null || content.text.trim() === "") {
    return [
      {
        file: content.file,
        message: "This file is empty.",
        fix: "Bring its text back from an earlier version, or delete the file if the site no longer needs it.",
      },
    ];
  }
  if (!isMap(contents)) {
    return [
      content.problemAt(
        0,
        "This file must begin with a key.",
        'Write a key, a colon and a value: name: "Text".',
      ),
    ];
  }
  return [];
}
