/** What a file says, held against its description. */
import { z } from "zod";
import type { Advice, Place, Problem } from "../problem";
import type { Content } from "../read/content";
import type { ContentFile } from "../read/load-file";
import { helpOf, knownKeys, metaAt, schemaAt } from "../schema/inspect-schema";
import { valueAt, type ValuePath } from "../schema/value-path";
import { howToWrite } from "./how-to-write";
import { meantForm } from "./meant-form";
import { meantValue } from "./meant-value";
import {
  type ExplainedSlip,
  isExplained,
  isSamePlace,
  type KeyPlace,
  slipsOf,
} from "./misplaced-keys";
import { nearest } from "./nearest";
import { severalLocations } from "./several-locations";
import { slipAdvice } from "./slip-advice";

type Issue = z.core.$ZodIssue;

/** A problem of the file that is being looked at. */
interface Finding extends Advice {
  place: Place;
}

const list = (words: readonly unknown[]) => words.map(String).join(", ");

/** A text as a message can show it: on one line, and not too long for it. */
function shown(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

const withoutQuotes = (written = "") => written.replaceAll(/^["']|["']$/g, "");

/** The name by which people know a value: its key, or the key of the list it stands in. */
function nameOf(path: ValuePath): string {
  const key = path.findLast((step) => typeof step === "string");
  const last = path.at(-1);
  return typeof last === "number" ? `entry ${last + 1} of "${String(key)}"` : `"${String(key)}"`;
}

/** What the types of a description are called. */
const TYPE_NAMES: Partial<Record<string, string>> = {
  array: "a list",
  object: "a group of keys",
  string: "a text",
  int: "a whole number",
};

function unknownKey(file: ContentFile, path: ValuePath, key: string): Finding {
  const known = knownKeys(schemaAt(file.schema, path, file.value));
  const written = file.source.writtenKey(path, key);
  const meant = nearest(written, known);
  return {
    place: { path, key },
    message:
      written === ""
        ? "There is no key before this colon."
        : `The site does not know the key "${shown(written)}" here.`,
    fix: meant
      ? `Did you mean "${meant}"?`
      : `Use one of these, or delete the line: ${list(known)}.`,
  };
}

/** A key that is not there, or that has nothing after it. */
function absent(file: ContentFile, path: ValuePath): Finding | undefined {
  const given = valueAt(file.value, path);
  if (given !== undefined && given !== null) return undefined;
  const parent = valueAt(file.value, path.slice(0, -1));
  const isThere =
    typeof parent === "object" && parent !== null && Object.hasOwn(parent, path.at(-1) ?? "");
  const note = file.source.noteBehind(path);
  if (note !== undefined && metaAt(file.schema, path, file.value).fieldType) {
    return {
      place: { path },
      message: `There is nothing before the # after ${nameOf(path)}, and what follows it is a note to YAML.`,
      fix: `If it is the text, put it in double quotes: "#${shown(note)}". ${howToWrite(file, path)}`,
    };
  }
  return {
    place: { path },
    message: isThere
      ? `There is nothing after ${nameOf(path)}.`
      : `The key ${nameOf(path)} is missing here.`,
    fix: howToWrite(file, path),
  };
}

/** A time, a ZIP code or a date without quotes is a number or a moment to YAML. */
function unquoted(file: ContentFile, path: ValuePath): Finding {
  const written = file.source.writtenAt(path) ?? "";
  const { help, example } = helpOf(schemaAt(file.schema, path, file.value));
  const meant = meantValue(metaAt(file.schema, path, file.value).fieldType, written);
  const key = path.at(-1);
  const start = typeof key === "number" ? "- " : `${String(key)}: `;
  return {
    place: { path },
    message: `Without quotes, ${shown(written)} is not a text to YAML but a number, a date or a yes-or-no.`,
    fix: [
      meant ?? `Put it in double quotes: ${start}"${shown(written)}".`,
      example && `It should look like "${example}".`,
      help && `(${help})`,
    ]
      .filter(Boolean)
      .join(" "),
  };
}

function wrongType(file: ContentFile, { path, expected }: z.core.$ZodIssueInvalidType): Finding {
  const missing = absent(file, path);
  if (missing) return missing;
  const several = severalLocations(file, path);
  if (several) return { place: { path }, ...several };
  const given = valueAt(file.value, path);
  if (expected === "object" && Array.isArray(given)) {
    return {
      place: { path },
      message: `${nameOf(path)} must be a group of keys, not a list.`,
      fix: `Write the keys without hyphens. ${howToWrite(file, path)}`,
    };
  }
  const isUnquoted = typeof given !== "object" || given instanceof Date;
  const written = file.source.writtenAt(path) ?? "";
  if (expected === "string" && /^[{[]/.test(written)) {
    return {
      place: { path },
      message: `Without quotes, ${shown(written)} is not a text to YAML but a list or a group of keys.`,
      fix: `Put it in double quotes: ${typeof path.at(-1) === "number" ? "-" : `${String(path.at(-1))}:`} "${shown(written)}".`,
    };
  }
  if (expected === "string" && isUnquoted) return unquoted(file, path);
  return {
    place: { path },
    message: `${nameOf(path)} must be ${TYPE_NAMES[expected] ?? "a number"}.`,
    fix: howToWrite(file, path),
  };
}

function notInList(file: ContentFile, { path, values }: z.core.$ZodIssueInvalidValue): Finding {
  const missing = absent(file, path);
  if (missing) return missing;
  const given = withoutQuotes(file.source.writtenAt(path));
  const meant = nearest(given, values.map(String));
  return {
    place: { path },
    message: `${nameOf(path)} cannot be "${shown(given)}".`,
    fix: `${meant ? `Did you mean "${meant}"? ` : ""}It can be: ${list(values)}.`,
  };
}

/** The types that a section can be of. */
function sectionTypes(union: z.core.$ZodType | undefined): string[] {
  if (!(union instanceof z.ZodDiscriminatedUnion)) return [];
  return union.options.flatMap((option) =>
    option instanceof z.ZodObject && option.shape.type instanceof z.ZodLiteral
      ? [String(option.shape.type.value)]
      : [],
  );
}

function unknownSectionType(file: ContentFile, path: ValuePath): Finding {
  const section = path.at(-1) === "type" ? path.slice(0, -1) : path;
  const types = sectionTypes(schemaAt(file.schema, section, file.value));
  const given = withoutQuotes(file.source.writtenAt([...section, "type"]));
  if (given === "") {
    return {
      place: { path: section },
      message: 'The key "type" is missing here.',
      fix: `It can be: ${list(types)}.`,
    };
  }
  const meant = nearest(given, types);
  return {
    place: { path: [...section, "type"] },
    message: `There is no section of the type "${shown(given)}".`,
    fix: `${meant ? `Did you mean "${meant}"? ` : ""}It can be: ${list(types)}.`,
  };
}

function tooLittle(
  file: ContentFile,
  { path, origin, minimum }: z.core.$ZodIssueTooSmall,
): Finding {
  const message =
    origin === "array"
      ? `${nameOf(path)} needs at least ${String(minimum)} ${minimum === 1 ? "entry" : "entries"}.`
      : origin === "string"
        ? `${nameOf(path)} is empty.`
        : `${nameOf(path)} must be ${String(minimum)} or more.`;
  return { place: { path }, message, fix: howToWrite(file, path) };
}

function tooMuch(file: ContentFile, { path, origin, maximum }: z.core.$ZodIssueTooBig): Finding {
  const given = valueAt(file.value, path);
  if (Array.isArray(given)) {
    return {
      place: { path },
      message: `${nameOf(path)} has ${given.length} entries. There is room for ${String(maximum)}.`,
      fix: `Delete ${given.length - Number(maximum)} of them.`,
    };
  }
  if (origin !== "string") {
    return {
      place: { path },
      message: `${nameOf(path)} must be ${String(maximum)} or less.`,
      fix: howToWrite(file, path),
    };
  }
  const { length } = String(given);
  return {
    place: { path },
    message: `${nameOf(path)} has ${length} characters. There is room for ${String(maximum)}.`,
    fix: `Shorten it by ${length - Number(maximum)} characters or more.`,
  };
}

/** A text that does not look as it should; the description says how. */
function wrongFormat(file: ContentFile, { path, message }: Issue): Finding {
  const given = valueAt(file.value, path);
  const isText = typeof given === "string";
  const meant = isText
    ? (meantValue(metaAt(file.schema, path, file.value).fieldType, given) ??
      meantForm(schemaAt(file.schema, path, file.value), given))
    : undefined;
  return {
    place: { path },
    message: `${isText ? `"${shown(given)}"` : nameOf(path)} ${message}.`,
    fix: [meant, howToWrite(file, path)].filter(Boolean).join(" "),
  };
}

/** What is missing, or empty; a list's entry has no key that could have slipped. */
function missingPlace(file: ContentFile, { code, path }: Issue): KeyPlace[] {
  const isAbsent = code === "invalid_type" || code === "invalid_value";
  const key = path.at(-1);
  return isAbsent && typeof key === "string" && (valueAt(file.value, path) ?? null) === null
    ? [{ group: path.slice(0, -1), key }]
    : [];
}

const unknownPlaces = (issue: Issue): KeyPlace[] =>
  issue.code === "unrecognized_keys" ? issue.keys.map((key) => ({ group: issue.path, key })) : [];

function explainedKeys(
  file: ContentFile,
  issue: Issue,
  slips: readonly ExplainedSlip[],
): Finding[] {
  return unknownPlaces(issue).flatMap((unknown) => {
    const { group, key } = unknown;
    const place = { path: group, key };
    const several = severalLocations(file, [...group, key]);
    if (several) return { place, ...several };
    const own = slips.find(({ slip }) => isSamePlace(slip.unknown, unknown));
    if (own) return { place, ...slipAdvice(file, own.slip) };
    return isExplained(slips, unknown) ? [] : unknownKey(file, group, key);
  });
}

function explained(file: ContentFile, issue: Issue): Finding {
  switch (issue.code) {
    case "invalid_type":
      return wrongType(file, issue);
    case "invalid_value":
      return notInList(file, issue);
    case "invalid_union":
      return unknownSectionType(file, issue.path);
    case "too_small":
      return tooLittle(file, issue);
    case "too_big":
      return tooMuch(file, issue);
    default:
      return wrongFormat(file, issue);
  }
}

/** The first issue of each value: an empty text is no phone number either, and that goes without saying. */
function firstOfEach(issues: readonly Issue[]): Issue[] {
  const paths = new Set<string>();
  return issues.filter(({ code, path }) => {
    const mark = JSON.stringify([code === "unrecognized_keys", path.map(String)]);
    return paths.size < paths.add(mark).size;
  });
}

function findingsIn(file: ContentFile): Finding[] {
  const issues = firstOfEach(file.validation.error?.issues ?? []);
  const missing = issues.flatMap((issue) => missingPlace(file, issue));
  const slips = slipsOf(file, issues.flatMap(unknownPlaces), missing);
  return issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") return explainedKeys(file, issue, slips);
    const slipped = missingPlace(file, issue).some((place) => isExplained(slips, place));
    return slipped ? [] : explained(file, issue);
  });
}

/** Every difference between what the files say and what their descriptions want. */
export function invalidValueProblems({ files }: Pick<Content, "files">): Problem[] {
  return files.flatMap((file) =>
    findingsIn(file).map((finding) => ({ file: file.source.file, ...finding })),
  );
}
