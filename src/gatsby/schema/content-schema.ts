/**
 * The GraphQL types of the content, which GraphiQL shows with their docstrings. Nothing is inferred
 * from the YAML files, so a query means the same whatever staff write.
 */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { printContentTypes } from "./print-content-types";

/** The scalars of the content, and the TypeScript types that Gatsby's type generation gives them. */
const SCALARS = [
  {
    name: "FactText",
    description: "A text with facts in braces, which stay facts until a component shows them.",
    extensions: { codegenScalarType: "import('./lib/fact-text').FactText" },
  },
  {
    name: "Facts",
    description: "The facts that texts name in braces, by their names.",
    extensions: { codegenScalarType: "import('./lib/fact-text').Facts" },
  },
];

/** Gives Gatsby the types, and unions that tell their members apart by `type`. */
export function createContentTypes({ actions, schema }: CreateSchemaCustomizationArgs) {
  const { typeDefs, unions } = printContentTypes();
  actions.createTypes(SCALARS.map((scalar) => schema.buildScalarType(scalar)));
  actions.createTypes(typeDefs);
  actions.createTypes(
    unions.map(({ name, description, members }) =>
      schema.buildUnionType({
        name,
        description,
        types: [...members.values()],
        resolveType: (value: { type: string }) => members.get(value.type),
      }),
    ),
  );
}
