import type * as z from "zod";
import { shorten } from "../../lib/messages";
import type { Say } from "../../lib/say";
import { inOneLine } from "../problem";
import { helpOf, knownKeys, schemaAt } from "../schema/inspect-schema";
import { valueAt, type ValuePath } from "../schema/value-path";
import { nearest } from "./did-you-mean";
import { type Checked, type Finding, helpIn, howToWrite, list, nameOf } from "./how-to-write";
import type { CheckedFiles, Rule } from "./rule";
import { notInList, tooBig, tooSmall, unknownSectionType, wrongFormat } from "./wrong-values";

type Issue = z.core.$ZodIssue;

function unknownKey(file: Checked, path: ValuePath, key: string): Finding {
  const { say, value } = file.names;
  const known = knownKeys(schemaAt(file.schema, path, file.value));
  const meant = nearest(key, known);
  return {
    path,
    key,
    message:
      key === ""
        ? say("Something here has no name.")
        : say('The site does not know "{key}" here.', { key: shorten(key) }),
    fix:
      meant === undefined
        ? say("Take it out of the file, or ask whoever wrote it there.")
        : say("Did you mean {name}?", { name: value(meant) }),
    inYaml: inOneLine(
      key === "" && "There is no key before this colon.",
      meant === undefined && `The keys here are: ${list(known)}.`,
    ),
  };
}

const isAbsent = (file: Checked, path: ValuePath) => (valueAt(file.value, path) ?? null) === null;

/** Reports a key that is missing, or that has no value. */
function absent(file: Checked, path: ValuePath): Finding {
  const { names, source } = file;
  const parts = { name: nameOf(names, path) };
  if (valueAt(file.value, path) !== null)
    return {
      message: names.say("{name} is missing here.", parts),
      fix: "",
      inYaml: howToWrite(file, path),
    };
  const written = source.writtenAt(path);
  const hasComment = source.commentAfter(path) !== undefined;
  return {
    message: names.say("{name} is empty.", parts),
    fix: "",
    inYaml: inOneLine(
      written && `If that is its text, put it in double quotes: "${written}".`,
      hasComment && "Put the text in double quotes: without them, # begins a comment.",
      howToWrite(file, path),
    ),
  };
}

/** Text in braces or brackets, or with a colon: `{phone}`, `Dundas: only Fridays`. */
const UNQUOTED = /^[{[]|^[^"'\n]+:( [^"'\n]+)?$/;

/** Reports text without quotes that YAML parses as a list or a group. */
function unquoted(file: Checked, path: ValuePath, text: string): Finding {
  const written = shorten(text);
  const { example } = helpOf(schemaAt(file.schema, path, file.value));
  return {
    message: file.names.say("{text} is not a text.", { text: written }),
    fix: file.names.say("Write it again."),
    inYaml: inOneLine(
      `Without quotes it is something else to YAML. Put it in double quotes: ${file.names.written(path.at(-1), written)}.`,
      example && `It should look like "${example}".`,
      helpIn(file, path),
    ),
  };
}

/** Says of what type a value has to be. */
function typeMessage(expected: string, name: string, say: Say): string {
  switch (expected) {
    case "array":
      return say("{name} must be a list.", { name });
    case "object":
      return say("{name} must have values of its own below it.", { name });
    case "string":
      return say("{name} must be a text.", { name });
    case "int":
      return say("{name} must be a whole number.", { name });
    default:
      return say("{name} must be a number.", { name });
  }
}

function wrongType(file: Checked, { path, expected }: z.core.$ZodIssueInvalidType): Finding {
  const written = file.source.writtenAt(path) ?? "";
  if (expected === "string" && UNQUOTED.test(written)) return unquoted(file, path, written);
  return {
    message: typeMessage(expected, nameOf(file.names, path), file.names.say),
    fix: file.names.say("Write it again."),
    inYaml: howToWrite(file, path),
  };
}

function explain(file: Checked, issue: Issue): Finding {
  const canBeAbsent = issue.code === "invalid_type" || issue.code === "invalid_value";
  if (canBeAbsent && isAbsent(file, issue.path)) return absent(file, issue.path);
  switch (issue.code) {
    case "invalid_type":
      return wrongType(file, issue);
    case "invalid_value":
      return notInList(file, issue);
    case "invalid_union":
      return unknownSectionType(file, issue.path);
    case "too_small":
      return tooSmall(file, issue);
    case "too_big":
      return tooBig(file, issue);
    default:
      return wrongFormat(file, issue);
  }
}

const pathText = (path: ValuePath) => path.map(String).join("\n");

/** Returns the paths of missing keys that an unknown key of the same group most likely misspells. */
function misspelled(file: Checked, issues: readonly Issue[]): string[] {
  return issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const known = knownKeys(schemaAt(file.schema, issue.path, file.value));
    return issue.keys.flatMap((key) => {
      const meant = [...issue.path, nearest(key, known) ?? key];
      return isAbsent(file, meant) ? pathText(meant) : [];
    });
  });
}

function findingsIn(file: Checked): Finding[] {
  const issues = file.validation.error?.issues ?? [];
  const reported = new Set(misspelled(file, issues));
  return issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => unknownKey(file, issue.path, key));
    // One message for each value: an empty text is not a phone number either.
    const path = pathText(issue.path);
    if (reported.has(path)) return [];
    reported.add(path);
    return { path: issue.path, ...explain(file, issue) };
  });
}

/** Reports values that differ from the schema of their file. */
export const invalidValues: Rule<Pick<CheckedFiles, "files" | "names">> = (
  { files, names },
  report,
) => {
  for (const file of files) {
    for (const finding of findingsIn({ ...file, names }))
      report.error({ file: file.source.file, ...finding }, finding);
  }
};
