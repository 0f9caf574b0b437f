import type { GatsbyNode } from "gatsby";
import { createFieldExtensions } from "./schema/field-extensions";
import { printContentTypes } from "./schema/print-content-types";

/** Custom scalars: what they are, and the TypeScript types that Gatsby's type generation uses for them. */
const SCALARS = {
  FactText: [
    "A text with facts in braces, which a component replaces when it renders the text.",
    "import('./lib/fact-text').FactText",
  ],
  DayHours: ["The opening hours of a day, in minutes.", "import('./time/opening-hours').DayHours"],
  Facts: ["The facts that texts name in braces, by name.", "import('./lib/fact-text').Facts"],
};

/** Gives Gatsby the GraphQL types of the content, so that a query means the same whatever staff write. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  const { actions, schema } = args;
  createFieldExtensions(args);
  const { typeDefs, unions } = printContentTypes();
  actions.createTypes(
    Object.entries(SCALARS).map(([name, [description, codegenScalarType]]) =>
      schema.buildScalarType({ name, description, extensions: { codegenScalarType } }),
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
};
