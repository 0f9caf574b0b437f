/** Prints the GraphQL types of the content from the Zod schemas in `src/content/schema`. */
import * as z from "zod";
import { type ContentType, contentTypes } from "../../content/schema/content-files";
import { entryTypes, type FieldType } from "../../content/schema/field-types";
import { form, requestForm } from "../../content/schema/forms";
import { metaOf, shapeOf } from "../../content/schema/inspect-schema";
import { regularHours } from "../../content/schema/pharmacy";
import { pageBlock } from "../../content/schema/service";

/** Resolver of each field type; see `field-extensions.ts`. */
export const EXTENSION_OF_FIELD_TYPE: Partial<Record<FieldType, string>> = {
  "picture-file": "@pictureFile",
  "drawing-file": "@pictureFile",
  "map-file": "@mapAddress",
};

/** GraphQL type of each field type that is not a `String`. */
const SCALAR_OF_FIELD_TYPE: Partial<Record<FieldType, string>> = {
  text: "FactText!",
  hours: "DayHours!",
  "picture-file": "File!",
  "drawing-file": "File!",
};

interface UnionType {
  name: string;
  description?: string;
  /** Names of the member types, by the value of the field `type`. */
  members: Map<string, string>;
}

interface Definitions {
  objects: Map<string, string>;
  unions: Map<string, UnionType>;
}

const docstring = (description: string | undefined, indent = "") =>
  description
    ? `${indent}"""\n${indent}${description.replaceAll('"""', "'''")}\n${indent}"""\n`
    : "";

const idOf = (schema: z.core.$ZodType): string => {
  const { id } = metaOf(schema);
  if (!id) throw new Error("A content type has no id. Make it with objectType().");
  return id;
};

function printType(schema: z.core.$ZodType, definitions: Definitions): string {
  if (schema instanceof z.ZodOptional)
    return printType(schema.unwrap(), definitions).replace(/!$/, "");
  if (schema instanceof z.ZodArray) return `[${printType(schema.element, definitions)}]!`;
  if (schema instanceof z.ZodDiscriminatedUnion) return `${defineUnion(schema, definitions)}!`;
  if (schema instanceof z.ZodObject) {
    const entryType = entryTypes.get(schema);
    return entryType
      ? `[${defineObject(entryType, definitions, ENTRY_NAME)}!]!`
      : `${defineObject(schema, definitions)}!`;
  }
  if (schema instanceof z.ZodNumber) return schema.format === "safeint" ? "Int!" : "Float!";
  return SCALAR_OF_FIELD_TYPE[metaOf(schema).fieldType ?? "plain"] ?? "String!";
}

function directiveOf(schema: z.core.$ZodType): string {
  const { fieldType } = metaOf(schema);
  const extension = fieldType && EXTENSION_OF_FIELD_TYPE[fieldType];
  return extension ? ` ${extension}` : "";
}

function fieldLines(schema: z.ZodObject, definitions: Definitions): string {
  const shown = Object.entries(shapeOf(schema)).filter(
    ([, value]) => metaOf(value).fieldType !== "need",
  );
  const written = shown.map(([name, value]) => {
    const help = docstring(metaOf(value).description, "  ");
    return `${help}  ${name}: ${printType(value, definitions)}${directiveOf(value)}`;
  });
  return [...written, COMPUTED_FIELDS[idOf(schema)] ?? ""].join("\n");
}

const ENTRY_NAME = `  "Key in the file."\n  name: String!\n`;

/** Fields that several types share, so that one fragment fits all of them. */
const INTERFACES: readonly z.ZodObject[] = [form, requestForm, pageBlock, regularHours];

/** Prints the `implements` clause: the interfaces of which a type has all fields. */
function implementing(schema: z.ZodObject, ...others: string[]): string {
  const own = INTERFACES.filter((shared) =>
    Object.entries(shapeOf(shared)).every(([name, value]) => shapeOf(schema)[name] === value),
  );
  const names = [...others, ...own.map(idOf)];
  return names.length > 0 ? ` implements ${names.join(" & ")}` : "";
}

function defineObject(schema: z.ZodObject, definitions: Definitions, extra = ""): string {
  const id = idOf(schema);
  if (!definitions.objects.has(id)) {
    definitions.objects.set(id, "");
    definitions.objects.set(
      id,
      `${docstring(metaOf(schema).description)}type ${id}${implementing(schema)} {\n${extra}${fieldLines(schema, definitions)}\n}`,
    );
  }
  return id;
}

function defineUnion(schema: z.ZodDiscriminatedUnion, definitions: Definitions): string {
  const name = idOf(schema);
  if (!definitions.unions.has(name)) {
    const members = new Map<string, string>();
    definitions.unions.set(name, { name, description: metaOf(schema).description, members });
    for (const option of schema.options as z.ZodObject[]) {
      const type = shapeOf(option)[schema.def.discriminator] as z.ZodLiteral;
      members.set(String(type.value), defineObject(option, definitions));
    }
  }
  return name;
}

/** Fields that are computed instead of read from the file, by the type that has them. */
const COMPUTED_FIELDS: Partial<Record<string, string>> = {
  AToZPage: `
    "Everything that the site carries and does, in the order of its pages."
    entries: [ListedEntry!]!
  `,
  ContactMap: `
    "The source of the map, if its license asks for a credit."
    credit: Link
  `,
  SiteLabels: `
    "The language of dates and times: that of the words, unless Node does not know it."
    dateLanguage: String!
  `,
  Pharmacy: `
    "The facts that texts name in braces, by name."
    facts: Facts!
  `,
  Brand: `
    "The colors of the site, as CSS custom properties."
    cssVariables: String! @cssVariables
    "CSS custom properties that differ in dark mode."
    darkCssVariables: String! @darkCssVariables
    "The logo in static/."
    logo: Logo! @publishedLogo
  `,
};

const COMPUTED_TYPES = `
  "Something that the A to Z page lists."
  type ListedEntry {
    "Its name, or the title of its card or page."
    name: FactText!
    "Its category or its page."
    within: FactText
    "Further names."
    alsoCalled: [String!]!
    "Address, with the id of its card after #."
    path: String!
  }

  "The logo as pages show it."
  type Logo {
    "Address with a hash of the content, so that browsers may cache it forever."
    url: String!
    "Width divided by height."
    shape: Float!
  }

`;

/** Fields that `src/content/languages/site-content.ts` adds to each file. */
const LOCALE_FIELD = `
    "The language of the words, such as es."
    locale: String!
`;

const PAGE_FIELDS = `${LOCALE_FIELD}
    "Address of the page."
    path: String!
    "The page in each language that has it, its own included, the default language first."
    languages: [SitePageAddress!]!
`;

const PAGE_TYPES = `
  "A page of the site in one language."
  interface SitePageContent implements Node {
    id: ID!
    ${PAGE_FIELDS}
  }

  "Address of a page in one language."
  type SitePageAddress {
    "The language, such as es."
    locale: String!
    "Path with a trailing slash."
    path: String!
  }

`;

const defineInterface = (schema: z.ZodObject, definitions: Definitions) =>
  `${docstring(metaOf(schema).description)}interface ${idOf(schema)} {\n${fieldLines(schema, definitions)}\n}`;

function defineFile(type: ContentType, definitions: Definitions) {
  const { typeName, template, schema: fileSchema, pageSchema: schema = fileSchema } = type;
  const interfaces = implementing(schema, "Node", ...(template ? ["SitePageContent"] : []));
  const added = template ? PAGE_FIELDS : LOCALE_FIELD;
  return `${docstring(metaOf(schema).description)}type ${typeName}${interfaces} @dontInfer {\n${added}${fieldLines(schema, definitions)}\n}`;
}

/** Returns the type definitions, and the unions, which need resolvers in Gatsby. */
export function printContentTypes(): { typeDefs: string; unions: UnionType[] } {
  const definitions: Definitions = { objects: new Map(), unions: new Map() };
  const files = contentTypes.map((type) => defineFile(type, definitions));
  const interfaces = INTERFACES.map((schema) => defineInterface(schema, definitions));
  return {
    typeDefs: [
      PAGE_TYPES,
      ...interfaces,
      ...files,
      ...definitions.objects.values(),
      COMPUTED_TYPES,
    ].join("\n\n"),
    unions: [...definitions.unions.values()],
  };
}
