import { z } from "zod";
import { shorten } from "../../lib/messages";
import type { Advice, Names, Place } from "../problem";
import type { ContentFile } from "../read/content-file";
import { helpOf, knownKeys, schemaAt } from "../schema/inspect-schema";
import { valueAt, type ValuePath } from "../schema/value-path";
import { meantValue, nearest } from "./did-you-mean";
import type { CheckedFiles, Rule } from "./rule";

type Issue = z.core.$ZodIssue;

const list = (words: readonly unknown[]) => words.map(String).join(", ");

const sentences = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(" ");

const didYouMean = (word: string | undefined) => word && `Did you mean "${word}"?`;

/** For values that the editing screen cannot write. */
const ASK = "Ask whoever changed this outside of the editing screen.";

const withoutQuotes = (written = "") => written.replaceAll(/^["']|["']$/g, "");

interface Checked extends ContentFile {
  names: Names;
}

/** What is wrong with a value, and the place if it is not that of the issue. */
type Finding = Advice & Omit<Place, "file">;

/** Name of a value in messages: `"phone"`, or `entry 2 of "cards"`. */
export function nameOf(names: Names, path: ValuePath): string {
  const name = names.value(String(path.findLast((step) => typeof step === "string")));
  const last = path.at(-1);
  return typeof last === "number" ? names.entry(name, last) : name;
}

/** Says how to write a value: an example, or how to begin a list or a group, with the help text. */
function howToWrite({ schema, value, names }: Checked, path: ValuePath): string {
  const description = schemaAt(schema, path, value);
  const { help, example } = helpOf(description);
  const keys = knownKeys(description).filter((key) => key !== "id");
  const isList = description instanceof z.ZodArray;
  const quote = isList || description instanceof z.ZodNumber ? "" : '"';
  const advice =
    isList && !example
      ? "Write a list below it: each entry on a line of its own, with a hyphen and a space before it."
      : keys.length > 0
        ? `Write these keys below it, indented by two more spaces: ${list(keys)}.`
        : example && `For example: ${names.written(path.at(-1), example, quote)}`;
  return sentences(advice, help && `(${help})`);
}

const TYPE_NAMES: Partial<Record<string, string>> = {
  array: "a list",
  object: "a group of keys",
  string: "a text",
  int: "a whole number",
};

function unknownKey(file: Checked, path: ValuePath, key: string): Finding {
  const known = knownKeys(schemaAt(file.schema, path, file.value));
  return {
    path,
    key,
    message:
      key === ""
        ? "There is no key before this colon."
        : `The site does not know the key "${shorten(key)}" here.`,
    fix: didYouMean(nearest(key, known)) ?? `Use one of these, or delete the line: ${list(known)}.`,
    onScreen: `Somebody wrote "${shorten(key)}" here, which the site does not know. ${ASK}`,
  };
}

const isAbsent = (file: Checked, path: ValuePath) => (valueAt(file.value, path) ?? null) === null;

/** Reports a key that is missing, or that has no value. */
function absent(file: Checked, path: ValuePath): Finding {
  const name = nameOf(file.names, path);
  const isThere = valueAt(file.value, path) === null;
  const written = isThere && file.source.writtenAt(path);
  const hasComment = isThere && file.source.commentAfter(path) !== undefined;
  return {
    message: isThere ? `There is nothing after ${name}.` : `The key ${name} is missing here.`,
    fix: sentences(
      written && `If that is its text, put it in double quotes: "${written}".`,
      hasComment && "Put the text in double quotes: without them, # begins a comment.",
      howToWrite(file, path),
    ),
    onScreen: `${name} is missing here.`,
  };
}

/** Text in braces or brackets, or with a colon: `{phone}`, `Dundas: only Fridays`. */
const UNQUOTED = /^[{[]|^[^"'\n]+:( [^"'\n]+)?$/;

/** Reports text without quotes that YAML parses as a list or a group. */
function unquoted(file: Checked, path: ValuePath, text: string): Finding {
  const written = shorten(text);
  const { help, example } = helpOf(schemaAt(file.schema, path, file.value));
  return {
    message: `Without quotes, ${written} is not a text to YAML.`,
    fix: sentences(
      `Put it in double quotes: ${file.names.written(path.at(-1), written)}.`,
      example && `It should look like "${example}".`,
      help && `(${help})`,
    ),
    onScreen: `${written} is not a text. Write it again.`,
  };
}

function wrongType(file: Checked, { path, expected }: z.core.$ZodIssueInvalidType): Finding {
  const written = file.source.writtenAt(path) ?? "";
  if (expected === "string" && UNQUOTED.test(written)) return unquoted(file, path, written);
  const name = nameOf(file.names, path);
  return {
    message: `${name} must be ${TYPE_NAMES[expected] ?? "a number"}.`,
    fix: howToWrite(file, path),
    onScreen: `The site cannot read ${name}. ${ASK}`,
  };
}

function notInList(file: Checked, { path, values }: z.core.$ZodIssueInvalidValue): Finding {
  const given = withoutQuotes(file.source.writtenAt(path));
  const message = `${nameOf(file.names, path)} cannot be "${shorten(given)}".`;
  return {
    message,
    fix: sentences(didYouMean(nearest(given, values.map(String))), `It can be: ${list(values)}.`),
    onScreen: `${message} Choose another one.`,
  };
}

const sectionTypes = (union: z.core.$ZodType | undefined): string[] =>
  union instanceof z.ZodDiscriminatedUnion
    ? union.options.map((option) =>
        String((option as z.ZodObject<{ type: z.ZodLiteral }>).shape.type.value),
      )
    : [];

function unknownSectionType(file: Checked, path: ValuePath): Finding {
  const section = path.at(-1) === "type" ? path.slice(0, -1) : path;
  const types = sectionTypes(schemaAt(file.schema, section, file.value));
  const given = withoutQuotes(file.source.writtenAt([...section, "type"]));
  return {
    path: given === "" ? section : [...section, "type"],
    message:
      given === ""
        ? 'The key "type" is missing here.'
        : `There is no section of the type "${shorten(given)}".`,
    fix: sentences(didYouMean(nearest(given, types)), `It can be: ${list(types)}.`),
    onScreen: `This part of the page is of a kind that the site does not know. Delete it, or: ${ASK}`,
  };
}

function tooSmall(file: Checked, { path, origin, minimum }: z.core.$ZodIssueTooSmall): Finding {
  const name = nameOf(file.names, path);
  const isList = origin === "array";
  const said = isList
    ? `${name} needs at least ${String(minimum)}`
    : origin === "string"
      ? `${name} is empty`
      : `${name} must be ${String(minimum)} or more`;
  const entries = minimum === 1 ? " entry" : " entries";
  return {
    message: `${said}${isList ? entries : ""}.`,
    fix: howToWrite(file, path),
    onScreen: `${said}.`,
  };
}

function tooBig(file: Checked, { path, origin, maximum }: z.core.$ZodIssueTooBig): Finding {
  const name = nameOf(file.names, path);
  const given = valueAt(file.value, path);
  if (typeof given !== "string" && !Array.isArray(given)) {
    const message = `${name} must be ${String(maximum)} or less.`;
    return { message, fix: howToWrite(file, path), onScreen: message };
  }
  const excess = given.length - Number(maximum);
  const isList = origin === "array";
  return {
    message: `${name} has ${given.length} ${isList ? "entries" : "characters"}. There is room for ${String(maximum)}.`,
    fix: isList ? `Delete ${excess} of them.` : `Shorten it by ${excess} characters or more.`,
    ...(isList && {
      onScreen: `${name} has room for ${String(maximum)}. Delete ${excess} of them.`,
    }),
  };
}

/** Reports text in the wrong format. The message of the schema says what is wrong. */
function wrongFormat(file: Checked, { path, message }: Issue): Finding {
  const given = valueAt(file.value, path);
  const isText = typeof given === "string";
  const schema = schemaAt(file.schema, path, file.value);
  // The schema names keys in backticks.
  const what = message.replaceAll(/`(\w+)`/g, (_, key: string) => file.names.value(key));
  const wrong = `${isText ? `"${shorten(given)}"` : nameOf(file.names, path)} ${what}.`;
  const meant = isText && didYouMean(meantValue(schema, given));
  const { example } = what.includes("such as") ? {} : helpOf(schema);
  return {
    message: wrong,
    fix: sentences(meant, howToWrite(file, path)),
    // Its help is beside the field.
    onScreen: sentences(wrong, meant || (example && `Write it like this: ${example}`)),
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
