/**
 * The GraphQL types of the content, printed from the description in `src/content`. Nothing is
 * inferred from the YAML files, so a query means the same whatever staff write.
 */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { z } from "zod";
import { fileFolders, singleFiles } from "../content/content-files";
import { type ContentKind } from "../content/kinds";
import { helpOf } from "../content/schema-at";

/** The resolver that a kind of text needs; see `field-extensions.ts`. */
export const EXTENSION_OF_KIND: Partial<Record<ContentKind, string>> = {
  label: "@plainText",
  "picture-file": "@pictureFile",
};

/** The scalars of the content, and the TypeScript types that Gatsby's type generation gives them. */
const SCALARS = {
  FactText: "import('./lib/fact-text').FactText",
  Facts: "import('./lib/fact-text').Facts",
} as const;

/** The kinds that are more than a `String`. Facts stay in a `FactText` until a component shows it. */
const TYPE_OF_KIND: Partial<Record<ContentKind, string>> = {
  text: "FactText!",
  "ready-time": "FactText!",
  "picture-file": "File!",
};

interface FieldType {
  type: string;
  extension: string;
}

interface UnionType {
  name: string;
  members: Map<string, string>;
}

/** Type definitions collected while walking the content types. */
interface Definitions {
  objects: Map<string, string>;
  unions: Map<string, UnionType>;
}

const docstring = (description: string | undefined, indent = "") =>
  description ? `${indent}"""${description.replaceAll('"""', "'''")}"""\n` : "";

const idOf = (schema: z.core.$ZodType): string => {
  const id = z.globalRegistry.get(schema)?.id;
  if (!id) throw new Error("A content group has no id. Make it with group() in kinds.ts.");
  return id;
};

function fieldType(schema: z.core.$ZodType, definitions: Definitions): FieldType {
  if (schema instanceof z.ZodOptional) {
    const { type, extension } = fieldType(schema.unwrap(), definitions);
    return { type: type.replace(/!$/, ""), extension };
  }
  if (schema instanceof z.ZodArray) {
    const { type, extension } = fieldType(schema.element, definitions);
    return { type: `[${type}]!`, extension };
  }
  if (schema instanceof z.ZodObject) {
    return { type: `${defineObject(schema, definitions)}!`, extension: "" };
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return { type: `${defineUnion(schema, definitions)}!`, extension: "" };
  }
  if (schema instanceof z.ZodNumber) {
    return { type: schema.format === "safeint" ? "Int!" : "Float!", extension: "" };
  }
  if (schema instanceof z.ZodString) {
    const kind = schema.meta()?.kind as ContentKind | undefined;
    const extension = (kind && EXTENSION_OF_KIND[kind]) ?? "";
    return { type: (kind && TYPE_OF_KIND[kind]) ?? "String!", extension };
  }
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) {
    return { type: "String!", extension: "" };
  }
  throw new Error(
    `The content description has a type without a GraphQL form: ${schema._zod.def.type}.`,
  );
}

function fieldLines(schema: z.ZodObject, definitions: Definitions): string {
  const shape: Record<string, z.core.$ZodType> = schema.shape;
  return Object.entries(shape)
    .map(([name, value]) => {
      const { type, extension } = fieldType(value, definitions);
      const help = docstring(helpOf(value).help, "  ");
      return `${help}  ${name}: ${type}${extension && ` ${extension}`}`;
    })
    .join("\n");
}

function defineObject(schema: z.ZodObject, definitions: Definitions): string {
  const id = idOf(schema);
  if (!definitions.objects.has(id)) {
    definitions.objects.set(id, "");
    const { description } = schema.meta() ?? {};
    definitions.objects.set(
      id,
      `${docstring(description)}type ${id} {\n${fieldLines(schema, definitions)}\n}`,
    );
  }
  return id;
}

function defineUnion(schema: z.ZodDiscriminatedUnion, definitions: Definitions): string {
  const name = idOf(schema);
  if (!definitions.unions.has(name)) {
    const members = new Map<string, string>();
    definitions.unions.set(name, { name, members });
    for (const option of schema.options) {
      if (!(option instanceof z.ZodObject))
        throw new Error(`${name} has a member that is no group.`);
      const shape: Record<string, z.core.$ZodType> = option.shape;
      const discriminator = shape[schema.def.discriminator];
      if (!(discriminator instanceof z.ZodLiteral)) throw new Error(`${name} has no fixed type.`);
      members.set(String(discriminator.value), defineObject(option, definitions));
    }
  }
  return name;
}

/** Fields that a type has beside those of its file. */
const COMPUTED_FIELDS: Partial<Record<string, string>> = {
  Brand: `  """The shades of the brand, as CSS custom properties."""\n  cssVariables: String! @cssVariables\n`,
  Pharmacy: `  """The facts that texts name in braces, by their names."""\n  facts: Facts! @facts\n`,
};

/** A file's own type: a node, which knows the file it came from. */
function defineFile(
  typeName: string,
  schema: z.ZodObject,
  extra: string,
  definitions: Definitions,
) {
  const { description } = schema.meta() ?? {};
  return `${docstring(description)}type ${typeName} implements Node @dontInfer {\n${extra}${fieldLines(schema, definitions)}\n}`;
}

/** Prints the GraphQL definition of every content type. */
export function printContentTypes(): { typeDefs: string; unions: UnionType[] } {
  const definitions: Definitions = { objects: new Map(), unions: new Map() };
  const files = [
    ...Object.values(singleFiles).map(({ typeName, schema }) =>
      defineFile(typeName, schema, COMPUTED_FIELDS[typeName] ?? "", definitions),
    ),
    ...Object.values(fileFolders).map(({ typeName, schema }) =>
      defineFile(
        typeName,
        schema,
        '  """The file\'s name without its ending: the last part of the page\'s address."""\n  slug: String! @fileName\n',
        definitions,
      ),
    ),
  ];
  return {
    typeDefs: [...files, ...definitions.objects.values()].join("\n\n"),
    unions: [...definitions.unions.values()],
  };
}

/** Gives Gatsby the types, and unions that tell their members apart by `type`. */
export function createContentTypes({ actions, schema }: CreateSchemaCustomizationArgs) {
  const { typeDefs, unions } = printContentTypes();
  actions.createTypes(
    Object.entries(SCALARS).map(([name, codegenScalarType]) =>
      schema.buildScalarType({ name, extensions: { codegenScalarType } }),
    ),
  );
  actions.createTypes(typeDefs);
  actions.createTypes(
    unions.map(({ name, members }) =>
      schema.buildUnionType({
        name,
        types: [...members.values()],
        resolveType: (value: { type: string }) => members.get(value.type),
      }),
    ),
  );
}
