/**
 * The GraphQL types of the content; `schema.graphql` shows them all. Nothing is inferred from the
 * YAML files, so a query means the same whatever staff write.
 */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { printContentTypes } from "./print-content-types";

/** The scalars of the content, and the TypeScript types that Gatsby's type generation gives them. */
const SCALARS = {
  FactText: "import('./lib/fact-text').FactText",
  Facts: "import('./lib/fact-text').Facts",
} as const;

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
