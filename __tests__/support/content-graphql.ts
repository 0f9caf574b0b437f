/** The content's GraphQL types without Gatsby around them. */
import {
  buildSchema,
  getNamedType,
  graphqlSync,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  isUnionType,
} from "graphql";
import { type FactSource, withFacts } from "../../src/content/facts";
import { printContentTypes } from "../../src/gatsby/content-schema";

/** What Gatsby adds to the content's own types. */
const GATSBY_TYPES = `
  interface Node { id: ID! }
  type File { id: ID! }
  directive @dontInfer on OBJECT
  directive @facts on FIELD_DEFINITION
  directive @pictureFile on FIELD_DEFINITION
  directive @fileName on FIELD_DEFINITION
  directive @cssVariables on FIELD_DEFINITION
`;

/** @param roots the types to ask for, each as a field of the same name */
export function contentSchema(roots: readonly string[] = ["Pharmacy"]): GraphQLSchema {
  const { typeDefs, unions } = printContentTypes();
  const unionDefs = unions
    .map(({ name, members }) => `union ${name} = ${[...members.values()].join(" | ")}`)
    .join("\n");
  const nodes = typeDefs.replaceAll(/(implements Node @dontInfer \{)/g, "$1\n  id: ID!");
  const query = `type Query { ${roots.map((name) => `${name}: ${name}!`).join(" ")} }`;
  const schema = buildSchema([GATSBY_TYPES, nodes, unionDefs, query].join("\n"));
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

/** A query for everything that a type holds. Fields of unions get names of their own. */
function selectionOf(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields())
    .filter((field) => !directivesOf(field).includes("cssVariables"))
    .map((field) => {
      const fieldType = getNamedType(field.type);
      const name = `${type.name}_${field.name}: ${field.name}`;
      if (isObjectType(fieldType)) return `${name} ${selectionOf(fieldType)}`;
      if (!isUnionType(fieldType)) return name;
      const members = fieldType.getTypes().map((it) => `... on ${it.name} ${selectionOf(it)}`);
      return `${name} { ${members.join(" ")} }`;
    });
  return `{ ${fields.join(" ")} }`;
}

const known = new Map<string, { schema: GraphQLSchema; query: string }>();

/** The types that a file needs, and the query for all it holds. */
function everythingOf(typeName: string) {
  const before = known.get(typeName);
  if (before) return before;
  const schema = contentSchema([typeName]);
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type`);
  const everything = { schema, query: `{ ${typeName} ${selectionOf(type)} }` };
  known.set(typeName, everything);
  return everything;
}

/**
 * Asks for everything in a content file, as pages do.
 *
 * @param typeName the file's type
 * @param value what Gatsby reads in the file
 * @returns what GraphQL finds wrong, and the texts in which facts were filled in
 */
export function askForEverything(typeName: string, value: object, pharmacy: FactSource) {
  const { schema, query } = everythingOf(typeName);
  const filled: string[] = [];
  const { errors } = graphqlSync({
    schema,
    source: query,
    rootValue: { [typeName]: { id: "file", slug: "file", ...value } },
    fieldResolver: (source: Record<string, unknown>, _args, _context, info) => {
      const given = source[info.fieldName];
      const field = info.parentType.getFields()[info.fieldName];
      const directives = field ? directivesOf(field) : [];
      if (directives.includes("pictureFile")) return { id: String(given) };
      if (!directives.includes("facts") || given === undefined || given === null) return given;
      const fill = (text: unknown) => withFacts(String(text), pharmacy);
      const texts = Array.isArray(given) ? given.map(fill) : [fill(given)];
      filled.push(...texts);
      return Array.isArray(given) ? texts : texts[0];
    },
  });
  return { errors, filled };
}
