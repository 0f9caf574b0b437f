/** Derives all fields of the editing screen from the content schema. */
import type { Field, ListField, VariableFieldType } from "@sveltia/cms";
import { z } from "zod";
import { isSharedList, wordsOf } from "../../content/languages/translation-of";
import { IMAGE_FIELD_TYPES } from "../../content/schema/field-types";
import { jsonSchemaOf } from "../../content/schema/json-schema";
import { entryKeyOf, isEntryKey, isHiddenKey } from "../../content/languages/entry-keys";
import { helpOf, shapeOf, unwrapped } from "../../content/schema/inspect-schema";
import { addressLabel, helpOnScreen, labelOf, valueLabel } from "../labels";
import { MOMENT_FIELD } from "../screen-facts";
import { NEW_ID } from "../screen/entry-ids";

/** Characters: a text that may be longer gets a multi-line field. */
const LONGEST_LINE = 120;

/** Texts that a collapsed entry shows as its summary. */
const TEXTS_IN_SUMMARY = 7;

/** Options of fields that depend on the site. */
export interface Choices {
  /** Paths to which a link may lead. */
  paths: string[];
  /** Contact points that a banner can show: the store, the services desk and departments. */
  contactPoints: string[];
  /** Codes of the languages, the default one first. */
  languages: string[];
}

/** Returns the keys of an object that have a field: all except its id and the type of a block. */
export const shownParts = (group: z.ZodObject) =>
  Object.entries(shapeOf(group)).filter(
    ([, schema]) => !isHiddenKey(schema) && !(schema instanceof z.ZodLiteral),
  );

export class FieldMaker {
  constructor(private readonly choices: Choices) {}

  /** Returns one field for each key of an object that has one. */
  fieldsOf(group: z.ZodObject): Field[] {
    return shownParts(group).map(([name, schema]) => this.fieldOf(name, schema));
  }

  private fieldsOfEntry(entry: z.ZodObject): Field[] {
    const ids = Object.entries(shapeOf(entry)).filter(([, schema]) => isHiddenKey(schema));
    return [...ids.map(([name]) => this.hiddenId(name)), ...this.fieldsOf(entry)];
  }

  /** Returns the field for the id that the screen gives each entry: see `screen/entry-ids.ts`. */
  private hiddenId(name: string): Field {
    const i18n = this.choices.languages.length < 2 ? undefined : "duplicate";
    return { name, widget: "hidden", default: NEW_ID, i18n };
  }

  private fieldOf(name: string, schema: z.core.$ZodType): Field {
    if (schema instanceof z.ZodOptional) {
      return { ...this.fieldOf(name, schema.unwrap()), required: false };
    }
    const label = labelOf(name);
    const i18n = this.translationOf(schema);
    const common = { name, label, comment: helpBeside(label, schema) || undefined, i18n };
    if (schema instanceof z.ZodArray) return { ...common, ...this.list(name, schema) };
    if (schema instanceof z.ZodObject) {
      return { ...common, widget: "object", ...this.groupFields(schema) };
    }
    if (schema instanceof z.ZodEnum) {
      const options = schema.options.map((value) => ({ label: labelOf(String(value)), value }));
      return { ...common, widget: "select", options };
    }
    if (schema instanceof z.ZodNumber) return { ...common, ...numberField(schema) };
    if (schema instanceof z.ZodString) return { ...common, ...this.textField(schema) };
    throw new Error(`The editing screen has no field for the type ${schema._zod.def.type}.`);
  }

  /** Says how a translation treats a field: words are written anew, lists have the same entries, facts are left out. */
  private translationOf(schema: z.core.$ZodType): boolean | "duplicate" | undefined {
    if (this.choices.languages.length < 2) return undefined;
    // The date of a special day says which entry the words are for.
    if (isEntryKey(schema)) return "duplicate";
    if (!wordsOf(schema)) return false;
    return isSharedList(schema) ? "duplicate" : true;
  }

  private groupFields(group: z.ZodObject, fields = this.fieldsOf(group)) {
    // "auto" collapses what is filled in, but treats an object of objects as empty, and in a translation also
    // numbers, which only the original has.
    const schemas = Object.values(shapeOf(group));
    const looksEmpty =
      schemas.every((schema) => schema instanceof z.ZodObject) || schemas.some(isListOfNumbers);
    return {
      fields,
      summary: summaryOf(group),
      thumbnail: pictureKeyOf(group),
      collapsed: looksEmpty ? true : ("auto" as const),
    };
  }

  private list(name: string, list: z.ZodArray) {
    const { element } = list;
    const common = {
      widget: "list",
      min: jsonSchemaOf(list).minItems,
      max: jsonSchemaOf(list).maxItems,
      label_singular: entryName(name, element),
      // The next day stands first, and is most often the new one. No day is in a list twice.
      ...(entryKeyOf(element) === "date" && { add_to_top: true, allow_duplicate: false }),
      // Sveltia CMS cannot duplicate an open entry with an empty list in it: nothing would happen.
      ...(hasLists(element) && { allow_duplicate: false }),
    } as const satisfies Partial<ListField>;
    if (element instanceof z.ZodObject) {
      return { ...common, ...this.groupFields(element, this.fieldsOfEntry(element)) };
    }
    if (element instanceof z.ZodDiscriminatedUnion) {
      const { discriminator: typeKey } = element.def;
      return { ...common, collapsed: "auto", typeKey, types: this.typesOf(element) } as const;
    }
    return { ...common, field: this.fieldOf(entryLabelOf(name), element) };
  }

  private typesOf({ def }: z.ZodDiscriminatedUnion): VariableFieldType[] {
    return (def.options as z.ZodObject[]).map((option) => {
      const name = String((shapeOf(option)[def.discriminator] as z.ZodLiteral).value);
      return {
        name,
        label: labelOf(name),
        summary: summaryOf(option),
        fields: this.fieldsOfEntry(option),
      };
    });
  }

  private textField(schema: z.ZodString) {
    const isRequired = !schema.safeParse("").success;
    const [language] = this.choices.languages;
    // A translation may be incomplete.
    const required =
      isRequired && language && this.translationOf(schema) === true ? [language] : isRequired;
    return { ...this.textWidget(schema), required };
  }

  private textWidget(schema: z.ZodString) {
    const { paths, contactPoints } = this.choices;
    const fieldType = fieldTypeOf(schema);
    if (IMAGE_FIELD_TYPES.includes(fieldType)) {
      return { widget: "image", choose_url: false } as const;
    }
    if (fieldType === "path") {
      const options = paths.map((value) => ({ label: addressLabel(value), value }));
      return { widget: "select", options } as const;
    }
    if (fieldType === "contact-point") {
      const options = contactPoints.map((value) => ({ label: valueLabel(value), value }));
      return { widget: "select", options } as const;
    }
    if (fieldType === "color") return { widget: "color", allowInput: true } as const;
    if (fieldType === "date") {
      return { widget: "datetime", type: "date", format: "YYYY-MM-DD" } as const;
    }
    if (fieldType === "moment") return { widget: MOMENT_FIELD };
    const { example } = helpOf(schema);
    const { maxLength: maxlength } = jsonSchemaOf(schema);
    const isLong = isLongText(schema);
    // What is wrong with a text is said by the check: see `screen/field-notes.ts`.
    return {
      widget: isLong ? "text" : "string",
      maxlength,
      hint: isLong || !example ? undefined : `For example: ${example}`,
      use_emoji_autocomplete: false,
    } as const satisfies Partial<Field>;
  }
}

function numberField(schema: z.ZodNumber) {
  const { minimum, maximum } = jsonSchemaOf(schema);
  const isWhole = schema.format === "safeint";
  return {
    widget: "number",
    value_type: isWhole ? "int" : "float",
    step: isWhole ? 1 : 0.0001,
    min: minimum,
    max: maximum,
  } as const;
}

const fieldTypeOf = (schema: z.core.$ZodType) => z.globalRegistry.get(schema)?.fieldType;

const hasLists = (schema: z.core.$ZodType) =>
  JSON.stringify(jsonSchemaOf(schema)).includes('"array"');

const isLongText = (schema: z.ZodString) => (jsonSchemaOf(schema).maxLength ?? 0) > LONGEST_LINE;

/** Returns the help text; empty if it only repeats the label: `The cards.` of `Picture cards`, `Monday's hours.` */
export function helpBeside(label: string, schema: z.core.$ZodType): string {
  const help = helpOnScreen(helpOf(schema).help ?? "");
  const said = help.replace(/^(The|Its|One) |('s hours|, in order)?\.$/g, "");
  return label.toLowerCase().endsWith(said.toLowerCase()) ? "" : help;
}

/** Returns the name of one entry, for the button that adds an entry. */
function entryName(list: string, element: z.core.$ZodType): string {
  const id = element instanceof z.ZodObject ? z.globalRegistry.get(element)?.id : undefined;
  return id ? withinSentence(labelOf(id)) : entryLabelOf(list);
}

function pictureKeyOf(group: z.ZodObject): string | undefined {
  const entries = Object.entries(shapeOf(group));
  return entries.find(([, schema]) => IMAGE_FIELD_TYPES.includes(fieldTypeOf(schema)))?.[0];
}

/** Returns a template of the short texts, and of numbers with their unit, which a collapsed entry shows. */
function summaryOf(group: z.ZodObject): string | undefined {
  const entries = Object.entries(shapeOf(group));
  const texts = entries
    .filter(([, schema]) => schema instanceof z.ZodString && !isLongText(schema))
    .filter(([, schema]) => fieldTypeOf(schema) !== "path" && !isHiddenKey(schema))
    .filter(([, schema]) => !IMAGE_FIELD_TYPES.includes(fieldTypeOf(schema)))
    .slice(0, TEXTS_IN_SUMMARY)
    .map(([name], index) => {
      // A language has only the texts that are translated.
      const separator = index > 0 ? `{{fields.${name} | ternary(' · ', '')}}` : "";
      return `${separator}{{fields.${name}}}`;
    });
  const numbers = entries
    .filter(([, schema]) => isListOfNumbers(schema))
    .map(([name]) => rangeOf(name))
    .join("");
  return `${numbers}${texts.join("")}` || undefined;
}

/** Template of one or two numbers with their unit. Without a transformation, an absent one is shown as "NaN". */
const rangeOf = (name: string) =>
  [
    `{{fields.${name}.0 | truncate(9)}}`,
    `{{fields.${name}.1 | ternary('-', '')}}`,
    `{{fields.${name}.1 | truncate(9)}}`,
    `{{fields.${name}.0 | ternary(' ${labelOf(name).toLowerCase()}', '')}}`,
  ].join("");

function isListOfNumbers(schema: z.core.$ZodType): boolean {
  const list = unwrapped(schema);
  return list instanceof z.ZodArray && list.element instanceof z.ZodNumber;
}

/** Names of entries of lists whose own names do not say what an entry is. */
const ENTRY_NAMES: Readonly<Record<string, string>> = { alsoCalled: "name", next: "step" };

/** Converts the name of a list to the name of an entry: `points` to `point`. */
const entryLabelOf = (name: string): string =>
  ENTRY_NAMES[name] ?? withinSentence(labelOf(name.replace(/ies$/, "y").replace(/s$/, "")));

/** Converts `Equipment item` to `equipment item`, and leaves `OTC category` as it is. */
const withinSentence = (label: string) =>
  label.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase());
