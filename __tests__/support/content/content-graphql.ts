/** GraphQL schema of the content, without Gatsby. */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import {
  buildSchema,
  getNamedType,
  graphql,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  isObjectType,
  isUnionType,
} from "graphql";
import { folders, singleFiles } from "../../../src/content/schema/content-files";
import { createFieldExtensions } from "../../../src/gatsby/schema/field-extensions";
import { printContentTypes } from "../../../src/gatsby/schema/print-content-types";

/** Types and directives that Gatsby adds. */
const GATSBY_TYPES = `
  interface Node { id: ID! }
  type File { id: ID! }
  scalar FactText
  scalar DayHours
  scalar Facts
  directive @dontInfer on OBJECT
  directive @facts on FIELD_DEFINITION
  directive @pictureFile on FIELD_DEFINITION
  directive @mapAddress on FIELD_DEFINITION
  directive @cssVariables on FIELD_DEFINITION
  directive @darkCssVariables on FIELD_DEFINITION
  directive @publishedLogo on FIELD_DEFINITION
`;

/** Returns the schema of all files, each in a field of `Query`. */
function contentSchema() {
  const { typeDefs, unions } = printContentTypes();
  const nodes = typeDefs.replaceAll(/(implements Node .*@dontInfer \{)/g, "$1\n  id: ID!");
  const choices = unions.map(
    ({ name, members }) => `union ${name} = ${[...members.values()].join(" | ")}`,
  );
  const files = [...Object.values(singleFiles), ...Object.values(folders)];
  const query = `type Query { ${files.map(({ typeName }) => `${typeName}: ${typeName}!`).join(" ")} }`;
  const schema = buildSchema([GATSBY_TYPES, nodes, ...choices, query].join("\n"));
  for (const { name, members } of unions) {
    const union = schema.getType(name);
    if (isUnionType(union)) {
      union.resolveType = (value: { type: string }) => members.get(value.type);
    }
  }
  return schema;
}

/** Selects all fields of a type. Aliases keep fields of union members apart. */
function selectionOf(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields()).map((field) => {
    const fieldType = getNamedType(field.type);
    const name = `${type.name}_${field.name}: ${field.name}`;
    if (isObjectType(fieldType)) return `${name} ${selectionOf(fieldType)}`;
    if (!isUnionType(fieldType)) return name;
    const members = fieldType
      .getTypes()
      .map((member) => `... on ${member.name} ${selectionOf(member)}`);
    return `${name} { ${members.join(" ")} }`;
  });
  return `{ ${fields.join(" ")} }`;
}

type Resolver = GraphQLFieldResolver<Record<string, unknown>, unknown>;

/** Resolvers of the site, by directive name. That of a map writes a file. */
const resolvers = new Map<string, Resolver>();
const createFieldExtension = (field: { name: string; extend: () => { resolve: Resolver } }) =>
  field.name !== "mapAddress" && resolvers.set(field.name, field.extend().resolve);
createFieldExtensions({
  actions: { createFieldExtension },
} as unknown as CreateSchemaCustomizationArgs);

const fieldResolver: Resolver = (source, args, context, info) => {
  const { astNode } = info.parentType.getFields()[info.fieldName] ?? {};
  const resolve = resolvers.get(astNode?.directives?.[0]?.name.value ?? "");
  return resolve ? resolve(source, args, context, info) : source[info.fieldName];
};

/** A node model that finds any file. */
const nodeModel = {
  findOne: () => Promise.resolve({ id: "picture", children: [] }),
  getNodeById: () => null,
};

/** Fields that a file gets on its way to GraphQL. */
const NODE = { id: "node", locale: "en-US", path: "/", languages: [], facts: {} };

let schema: ReturnType<typeof contentSchema> | undefined;

/**
 * Queries all fields of a content file, and returns GraphQL's errors.
 *
 * @param typeName GraphQL type of the file
 * @param value parsed YAML
 */
export async function errorsOf(typeName: string, value: object) {
  schema ??= contentSchema();
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type`);
  const { errors } = await graphql({
    schema,
    source: `{ ${typeName} ${selectionOf(type)} }`,
    rootValue: { [typeName]: { ...NODE, ...value } },
    contextValue: { nodeModel },
    fieldResolver,
  });
  return errors;
}
