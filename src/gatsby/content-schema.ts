/**
 * The GraphQL types of the content; `schema.graphql` shows them all. Nothing is inferred from the
 * YAML files, so a query means the same whatever staff write.
 */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { printContentTypes } from "./print-content-types";

/** Gives Gatsby the types, and unions that tell their members apart by `type`. */
export function createContentTypes({ actions, schema }: CreateSchemaCustomizationArgs) {
  const { typeDefs, unions } = printContentTypes();
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
