/** Values of the right type that the site does not accept. */
import * as z from "zod";
import { shorten } from "../../lib/messages";
import { helpOf, schemaAt } from "../schema/inspect-schema";
import { valueAt, type ValuePath } from "../schema/value-path";
import { meantValue, nearest, withKnownBraces } from "./did-you-mean";
import {
  type Checked,
  exampleOf,
  type Finding,
  helpIn,
  howToWrite,
  list,
  nameOf,
} from "./how-to-write";

const withoutQuotes = (written = "") => written.replaceAll(/^["']|["']$/g, "");

export function notInList(file: Checked, { path, values }: z.core.$ZodIssueInvalidValue): Finding {
  const { names } = file;
  const given = withoutQuotes(file.source.writtenAt(path));
  const meant = nearest(given, values.map(String));
  return {
    message: names.say('{name} cannot be "{value}".', {
      name: nameOf(names, path),
      value: shorten(given),
    }),
    fix:
      meant === undefined
        ? names.say("Choose another one.")
        : names.say("Did you mean {name}?", { name: names.value(meant) }),
    instead: meant,
    inYaml: `It can be: ${list(values)}.`,
  };
}

const sectionTypes = (union: z.core.$ZodType | undefined): string[] =>
  union instanceof z.ZodDiscriminatedUnion
    ? union.options.map((option) =>
        String((option as z.ZodObject<{ type: z.ZodLiteral }>).shape.type.value),
      )
    : [];

export function unknownSectionType(file: Checked, path: ValuePath): Finding {
  const { say, value } = file.names;
  const section = path.at(-1) === "type" ? path.slice(0, -1) : path;
  const types = sectionTypes(schemaAt(file.schema, section, file.value));
  const given = withoutQuotes(file.source.writtenAt([...section, "type"]));
  const meant = nearest(given, types);
  return {
    path: given === "" ? section : [...section, "type"],
    message:
      given === ""
        ? say("This part of the page does not say of what kind it is.")
        : say('The site knows no part of a page of the kind "{value}".', { value: shorten(given) }),
    fix:
      meant === undefined
        ? say("Delete this part, or ask whoever changed it.")
        : say("Did you mean {name}?", { name: value(meant) }),
    inYaml: `Its "type" can be: ${list(types)}.`,
  };
}

export function tooSmall(
  file: Checked,
  { path, origin, minimum }: z.core.$ZodIssueTooSmall,
): Finding {
  const { say } = file.names;
  const parts = { name: nameOf(file.names, path), least: String(minimum) };
  const message =
    origin === "array"
      ? say("{name} needs at least {least}.", parts)
      : origin === "string"
        ? say("{name} is empty.", parts)
        : say("{name} must be {least} or more.", parts);
  return { message, fix: "", inYaml: howToWrite(file, path) };
}

export function tooBig(file: Checked, { path, origin, maximum }: z.core.$ZodIssueTooBig): Finding {
  const { say } = file.names;
  const parts = { name: nameOf(file.names, path), most: String(maximum) };
  const given = valueAt(file.value, path);
  if (typeof given !== "string" && !Array.isArray(given))
    return {
      message: say("{name} must be {most} or less.", parts),
      fix: "",
      inYaml: howToWrite(file, path),
    };
  const count = given.length;
  const excess = count - Number(maximum);
  return origin === "array"
    ? {
        message: say("{name} has room for {most}, and {count} are there.", { ...parts, count }),
        fix: say("Delete {excess} of them.", { excess }),
      }
    : {
        message: say("{name} has {count} characters. There is room for {most}.", {
          ...parts,
          count,
        }),
        fix: say("Shorten it by {excess} characters or more.", { excess }),
      };
}

/** Returns the names in braces of an example: those that a sentence may have. */
const bracesIn = (example = "") => [...example.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** Reports a value in the wrong format. The message of the schema says what is wrong. */
export function wrongFormat(file: Checked, issue: z.core.$ZodIssue): Finding {
  const { names, schema, value } = file;
  const { path } = issue;
  const given = valueAt(value, path);
  const described = schemaAt(schema, path, value);
  const braces = bracesIn(helpOf(described).example);
  const meant =
    typeof given !== "string"
      ? undefined
      : braces.length > 0
        ? withKnownBraces(given, braces)
        : meantValue(described, given);
  const said = names.say(issue.message, {
    ...(issue.code === "custom" && issue.params),
    name: nameOf(names, path),
    value: shorten(String(given)),
    known: braces.map((name) => `{${name}}`).join(", "),
  });
  const example = issue.message.includes("such as") ? undefined : exampleOf(file, path);
  return {
    // The schema names keys in backticks.
    message: said.replaceAll(/`(\w+)`/g, (_, key: string) => names.value(key)),
    fix:
      meant !== undefined
        ? names.say('Did you mean "{value}"?', { value: meant })
        : example
          ? names.say("For example: {example}", { example })
          : "",
    instead: meant,
    inYaml: meant === undefined && example ? helpIn(file, path) : howToWrite(file, path),
  };
}
