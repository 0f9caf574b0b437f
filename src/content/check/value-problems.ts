/** What a file says, held against its description. */
import { z } from "zod";
import type { ContentFileText, ValuePath } from "./content-file-text";
import type { ContentProblem } from "./content-problem";
import { nearest } from "./nearest";
import { helpOf, knownKeys, schemaAt } from "../schema-at";

type Issue = z.core.$ZodIssue;

const list = (words: readonly unknown[]) => words.map(String).join(", ");

/** A text as a message can show it: on one line, and not too long for it. */
function shown(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

const withoutQuotes = (written = "") => written.replaceAll(/^["']|["']$/g, "");

const valueAt = (value: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>(
    (current, step) => (current as Record<PropertyKey, unknown> | null | undefined)?.[step],
    value,
  );

/** The name by which people know a value: its key, or the key of the list it stands in. */
function nameOf(path: ValuePath): string {
  const key = path.findLast((step) => typeof step === "string");
  const last = path.at(-1);
  return typeof last === "number" ? `entry ${last + 1} of "${String(key)}"` : `"${String(key)}"`;
}

class Explainer {
  constructor(
    private readonly content: ContentFileText,
    private readonly schema: z.ZodObject,
    private readonly value: unknown,
  ) {}

  explain(issue: Issue): ContentProblem[] {
    switch (issue.code) {
      case "unrecognized_keys":
        return issue.keys.map((key) => this.unknownKey(issue.path, key));
      case "invalid_type":
        return [this.wrongType(issue)];
      case "invalid_value":
        return [this.notInList(issue.path, issue.values)];
      case "invalid_union":
        return [this.unknownSectionType(issue.path)];
      case "too_small":
        return [this.tooLittle(issue)];
      case "too_big":
        return [this.tooMuch(issue)];
      default:
        return [this.badForm(issue)];
    }
  }

  /** What to write: an example to copy, or how to begin a list or a group, and what it is for. */
  private howToWrite(path: ValuePath): string {
    const schema = schemaAt(this.schema, path, this.value);
    const { help, example } = helpOf(schema);
    return [sample(path.at(-1), schema, example), help && `(${help})`].filter(Boolean).join(" ");
  }

  private unknownKey(parent: ValuePath, key: string): ContentProblem {
    const known = knownKeys(schemaAt(this.schema, parent, this.value));
    const written = this.content.writtenKey(parent, key);
    const meant = nearest(written, known);
    return this.content.problemWithKey(
      parent,
      key,
      written === ""
        ? "There is no key before this colon."
        : `The site does not know the key "${shown(written)}" here.`,
      meant ? `Did you mean "${meant}"?` : `Use one of these, or delete the line: ${list(known)}.`,
    );
  }

  /** A key that is not there, or that has nothing after it. */
  private absent(path: ValuePath): ContentProblem | undefined {
    const given = valueAt(this.value, path);
    if (given !== undefined && given !== null) return undefined;
    const parent = valueAt(this.value, path.slice(0, -1));
    const isThere =
      typeof parent === "object" && parent !== null && Object.hasOwn(parent, path.at(-1) ?? "");
    return this.content.problemWith(
      path,
      isThere
        ? `There is nothing after ${nameOf(path)}.`
        : `The key ${nameOf(path)} is missing here.`,
      this.howToWrite(path),
    );
  }

  private wrongType({ path, expected }: z.core.$ZodIssueInvalidType): ContentProblem {
    const absent = this.absent(path);
    if (absent) return absent;
    const given = valueAt(this.value, path);
    const isUnquoted = typeof given !== "object" || given instanceof Date;
    if (expected === "string" && isUnquoted) return this.unquoted(path);
    return this.content.problemWith(
      path,
      `${nameOf(path)} must be ${THINGS[expected] ?? "a number"}.`,
      this.howToWrite(path),
    );
  }

  /** A time, a ZIP code or a date without quotes is a number or a moment to YAML. */
  private unquoted(path: ValuePath): ContentProblem {
    const written = this.content.writtenAt(path) ?? "";
    const { help, example } = helpOf(schemaAt(this.schema, path, this.value));
    const key = path.at(-1);
    const start = typeof key === "number" ? "- " : `${String(key)}: `;
    return this.content.problemWith(
      path,
      `Without quotes, ${shown(written)} is not a text to YAML but a number, a date or a yes-or-no.`,
      [
        `Put it in double quotes: ${start}"${shown(written)}".`,
        example && `It should look like ${quoted(example)}.`,
        help && `(${help})`,
      ]
        .filter(Boolean)
        .join(" "),
    );
  }

  private notInList(path: ValuePath, values: readonly unknown[]): ContentProblem {
    const absent = this.absent(path);
    if (absent) return absent;
    const given = withoutQuotes(this.content.writtenAt(path));
    const meant = nearest(given, values.map(String));
    return this.content.problemWith(
      path,
      `${nameOf(path)} cannot be "${shown(given)}".`,
      `${meant ? `Did you mean "${meant}"? ` : ""}It can be: ${list(values)}.`,
    );
  }

  private unknownSectionType(path: ValuePath): ContentProblem {
    const group = path.at(-1) === "type" ? path.slice(0, -1) : path;
    const union = schemaAt(this.schema, group, this.value);
    const types =
      union instanceof z.ZodDiscriminatedUnion
        ? union.options.flatMap((option) =>
            option instanceof z.ZodObject && option.shape.type instanceof z.ZodLiteral
              ? [String(option.shape.type.value)]
              : [],
          )
        : [];
    const given = withoutQuotes(this.content.writtenAt([...group, "type"]));
    if (given === "") {
      return this.content.problemWith(
        group,
        'The key "type" is missing here.',
        `It can be: ${list(types)}.`,
      );
    }
    const meant = nearest(given, types);
    return this.content.problemWith(
      [...group, "type"],
      `There is no section of the type "${shown(given)}".`,
      `${meant ? `Did you mean "${meant}"? ` : ""}It can be: ${list(types)}.`,
    );
  }

  private tooLittle({ path, origin, minimum }: z.core.$ZodIssueTooSmall): ContentProblem {
    const message =
      origin === "array"
        ? `${nameOf(path)} needs at least ${String(minimum)} ${minimum === 1 ? "entry" : "entries"}.`
        : origin === "string"
          ? `${nameOf(path)} is empty.`
          : `${nameOf(path)} must be ${String(minimum)} or more.`;
    return this.content.problemWith(path, message, this.howToWrite(path));
  }

  private tooMuch({ path, origin, maximum }: z.core.$ZodIssueTooBig): ContentProblem {
    if (origin !== "string") {
      return this.content.problemWith(
        path,
        `${nameOf(path)} must be ${String(maximum)} or less.`,
        this.howToWrite(path),
      );
    }
    const { length } = String(valueAt(this.value, path));
    return this.content.problemWith(
      path,
      `${nameOf(path)} has ${length} characters. There is room for ${String(maximum)}.`,
      `Shorten it by ${length - Number(maximum)} characters or more.`,
    );
  }

  private badForm({ path, message }: Issue): ContentProblem {
    const given = valueAt(this.value, path);
    return this.content.problemWith(
      path,
      typeof given === "string" ? `"${shown(given)}" ${message}.` : `${nameOf(path)} ${message}.`,
      this.howToWrite(path),
    );
  }
}

/** What the types of a description are called. */
const THINGS: Partial<Record<string, string>> = {
  array: "a list",
  object: "a group of keys",
  string: "a text",
  int: "a whole number",
};

function sample(
  key: PropertyKey | undefined,
  schema: z.core.$ZodType | undefined,
  example: string | undefined,
): string {
  if (schema instanceof z.ZodArray) {
    return "Write a list below it: each entry on a line of its own, with a hyphen and a space before it.";
  }
  const known = knownKeys(schema);
  if (known.length > 0) {
    return `Write these keys below it, moved two spaces to the right: ${list(known)}.`;
  }
  if (example === undefined) return "";
  return `For example: ${typeof key === "number" ? "-" : `${String(key)}:`} ${quoted(example)}`;
}

const quoted = (example: string) => (/^-?\d+(\.\d+)?$/.test(example) ? example : `"${example}"`);

/** Every difference between what a file says and what its description wants. */
export function valueProblems(
  content: ContentFileText,
  schema: z.ZodObject,
  value: unknown,
): ContentProblem[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  const explainer = new Explainer(content, schema, value);
  return result.error.issues.flatMap((issue) => explainer.explain(issue));
}
