/** GraphQL schema of the content, without Gatsby. */
import {
  buildSchema,
  getNamedType,
  graphql,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  isUnionType,
} from "graphql";
import { type FactSource, factsOf } from "../../../src/content/facts";
import { folders, singleFiles } from "../../../src/content/schema/content-files";
import { printContentTypes } from "../../../src/gatsby/schema/print-content-types";
import { type FactText, plainText } from "../../../src/lib/fact-text";
import { fieldResolvers, type NodeModel } from "../gatsby/field-resolvers";

/** Types and directives that Gatsby adds. */
const GATSBY_TYPES = `
  interface Node { id: ID! }
  type File { id: ID! }
  scalar FactText
  scalar DayHours
  scalar Words
  scalar Facts
  directive @dontInfer on OBJECT
  directive @facts on FIELD_DEFINITION
  directive @pictureFile on FIELD_DEFINITION
  directive @mapAddress on FIELD_DEFINITION
  directive @cssVariables on FIELD_DEFINITION
  directive @darkCssVariables on FIELD_DEFINITION
  directive @publishedLogo on FIELD_DEFINITION
`;

/** Returns the schema of the content. Each type in `roots` gets a field of the same name in `Query`. */
export function contentSchema(roots: readonly string[] = ["Pharmacy"]): GraphQLSchema {
  const { typeDefs, unions } = printContentTypes();
  const nodes = typeDefs.replaceAll(/(implements Node .*@dontInfer \{)/g, "$1\n  id: ID!");
  const choices = unions.map(
    ({ name, members }) => `union ${name} = ${[...members.values()].join(" | ")}`,
  );
  const query = `type Query { ${roots.map((name) => `${name}: ${name}!`).join(" ")} }`;
  const schema = buildSchema([GATSBY_TYPES, nodes, ...choices, query].join("\n"));
  for (const { name, members } of unions) {
    const union = schema.getType(name);
    if (isUnionType(union)) {
      union.resolveType = (value: { type: string }) => members.get(value.type);
    }
  }
  return schema;
}

const directivesOf = (field: GraphQLField<unknown, unknown>) =>
  field.astNode?.directives?.map(({ name }) => name.value) ?? [];

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

let wholeSchema: GraphQLSchema | undefined;

/** Returns the schema of all files, and a query for all fields of one. */
function everythingOf(typeName: string) {
  const files = [...Object.values(singleFiles), ...Object.values(folders)];
  const schema = (wholeSchema ??= contentSchema(files.map((file) => file.typeName)));
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type`);
  return { schema, query: `{ ${typeName} ${selectionOf(type)} }` };
}

/** Returns a node model that finds the given pharmacy and any file. */
const nodesAround = (pharmacy: FactSource): NodeModel => ({
  findOne: ({ type }) =>
    Promise.resolve(type === "Pharmacy" ? pharmacy : { id: "picture", children: [] }),
  getNodeById: ({ id }) => ({ id, name: "file" }),
});

/** Fields that a file gets on its way to GraphQL. */
const NODE = { id: "node", locale: "en-US", path: "/", languages: [], subpages: [] };

/** Directives whose resolvers write files. */
const WRITING = ["mapAddress"];

/**
 * Queries all fields of a content file.
 *
 * @param typeName GraphQL type of the file
 * @param value parsed YAML
 * @returns GraphQL errors, and the texts as patients read them
 */
export async function askForEverything(typeName: string, value: object, pharmacy: FactSource) {
  const { schema, query } = everythingOf(typeName);
  const facts = factsOf(pharmacy);
  const filled: string[] = [];
  const { errors } = await graphql({
    schema,
    source: query,
    rootValue: { [typeName]: { ...NODE, facts, ...value } },
    contextValue: { nodeModel: nodesAround(pharmacy) },
    fieldResolver: async (
      source: Record<string, unknown>,
      args: object,
      context: { nodeModel: NodeModel },
      info,
    ) => {
      const field = info.parentType.getFields()[info.fieldName];
      const [directive = ""] = field ? directivesOf(field) : [];
      const resolve = WRITING.includes(directive) ? undefined : fieldResolvers.get(directive);
      const resolved = resolve
        ? await resolve(source, args, context, info)
        : source[info.fieldName];
      const holdsFacts = getNamedType(info.returnType).name === "FactText";
      if (holdsFacts && resolved) {
        const texts = [resolved as FactText | string].flat();
        filled.push(...texts.map((text) => plainText(text, facts)));
      }
      return resolved;
    },
  });
  return { errors, filled };
}
