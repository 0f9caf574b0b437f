/**
 * The fields of the editing screen, derived from the description of the content: no field is
 * listed anywhere else.
 */
import type { Field, ListField, VariableFieldType } from "@sveltia/cms";
import { z } from "zod";
import { IMAGE_FIELD_TYPES } from "../../src/content/schema/field-types";
import { jsonSchemaOf } from "../../src/content/schema/json-schema";
import { helpOf, shapeOf } from "../../src/content/schema/inspect-schema";
import { entryLabelOf, labelOf } from "./labels";

/** A text with room for more characters than this gets a box of several lines. */
const LONGEST_LINE = 120;

/** How many texts a collapsed entry shows, so that people find the one they look for. */
const TEXTS_IN_SUMMARY = 7;

/** What the fields offer to choose from. */
interface Choices {
  /** The addresses within the site that a link may lead to. */
  paths: readonly string[];
  /** Whose number a banner can show. */
  contactPoints: readonly string[];
}

/** Makes fields. */
export class FieldMaker {
  constructor(private readonly choices: Choices) {}

  /** One field for each key of a group, except `without`. */
  fieldsOf(group: z.ZodObject, without?: string): Field[] {
    return Object.entries(shapeOf(group))
      .filter(([name]) => name !== without)
      .map(([name, schema]) => this.fieldOf(name, schema));
  }

  private fieldOf(name: string, schema: z.core.$ZodType): Field {
    if (schema instanceof z.ZodOptional) {
      return { ...this.fieldOf(name, schema.unwrap()), required: false };
    }
    const label = labelOf(name);
    const common = { name, label, comment: helpBeside(label, schema) };
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

  private groupFields(group: z.ZodObject) {
    // "auto" folds away what is filled in, and takes a group of nothing but groups for empty.
    const holdsGroupsAlone = Object.values(shapeOf(group)).every((it) => it instanceof z.ZodObject);
    return {
      fields: this.fieldsOf(group),
      summary: summaryOf(group),
      thumbnail: pictureKeyOf(group),
      collapsed: holdsGroupsAlone ? true : ("auto" as const),
    };
  }

  private list(name: string, list: z.ZodArray) {
    const { element } = list;
    const common = {
      widget: "list",
      min: jsonSchemaOf(list).minItems,
      max: jsonSchemaOf(list).maxItems,
      label_singular: entryName(name, element),
    } as const satisfies Partial<ListField>;
    if (element instanceof z.ZodObject) return { ...common, ...this.groupFields(element) };
    if (element instanceof z.ZodDiscriminatedUnion) {
      const { discriminator } = element.def;
      const types = this.typesOf(element, discriminator);
      return { ...common, collapsed: "auto", typeKey: discriminator, types } as const;
    }
    return { ...common, field: this.fieldOf(entryLabelOf(name), element) };
  }

  private typesOf(union: z.ZodDiscriminatedUnion, discriminator: string): VariableFieldType[] {
    return union.options.map((option) => {
      const type = option instanceof z.ZodObject && shapeOf(option)[discriminator];
      if (!(option instanceof z.ZodObject && type instanceof z.ZodLiteral)) {
        throw new Error("The editing screen needs a fixed type for each section.");
      }
      const name = String(type.value);
      return {
        name,
        label: labelOf(name),
        summary: summaryOf(option),
        fields: this.fieldsOf(option, discriminator),
      };
    });
  }

  private textField(schema: z.ZodString) {
    const fieldType = fieldTypeOf(schema);
    const required = !schema.safeParse("").success;
    if (IMAGE_FIELD_TYPES.includes(fieldType))
      return { widget: "image", choose_url: false, required } as const;
    if (fieldType === "path")
      return { widget: "select", options: [...this.choices.paths], required } as const;
    if (fieldType === "contact-point") {
      const options = this.choices.contactPoints.map((value) => ({
        label: /^[a-z]+[A-Z]?[a-z]+$/.test(value) ? labelOf(value) : value,
        value,
      }));
      return { widget: "select", options, required } as const;
    }
    if (fieldType === "color") return { widget: "color", allowInput: true, required } as const;
    if (fieldType === "date") {
      return { widget: "datetime", type: "date", format: "YYYY-MM-DD", required } as const;
    }
    const { example } = helpOf(schema);
    const { pattern, maxLength: maxlength } = jsonSchemaOf(schema);
    const isLong = isLongText(schema);
    return {
      widget: isLong ? "text" : "string",
      required,
      maxlength,
      pattern: pattern && [pattern, `Write it like this: ${example}`],
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

const isLongText = (schema: z.ZodString) => (jsonSchemaOf(schema).maxLength ?? 0) > LONGEST_LINE;

/** The help text without marks of Markdown, unless it only repeats the label. */
function helpBeside(label: string, schema: z.core.$ZodType): string | undefined {
  const help = helpOf(schema).help?.replaceAll("`", "");
  return help === `${label}.` ? undefined : help;
}

/** What the button that adds an entry calls it. */
function entryName(list: string, element: z.core.$ZodType): string {
  const id = element instanceof z.ZodObject ? z.globalRegistry.get(element)?.id : undefined;
  return id ? labelOf(id).toLowerCase() : entryLabelOf(list);
}

function pictureKeyOf(group: z.ZodObject): string | undefined {
  const entries = Object.entries(shapeOf(group));
  return entries.find(([, schema]) => IMAGE_FIELD_TYPES.includes(fieldTypeOf(schema)))?.[0];
}

/** What a collapsed group shows of itself: its short texts. */
function summaryOf(group: z.ZodObject): string | undefined {
  const texts = Object.entries(shapeOf(group))
    .filter(([, schema]) => schema instanceof z.ZodString && !isLongText(schema))
    .filter(([, schema]) => fieldTypeOf(schema) !== "path")
    .filter(([, schema]) => !IMAGE_FIELD_TYPES.includes(fieldTypeOf(schema)))
    .slice(0, TEXTS_IN_SUMMARY)
    .map(([name]) => `{{fields.${name}}}`);
  return texts.join(" · ") || undefined;
}
