import type { GatsbyNode } from "gatsby";
import { createFieldExtensions } from "./schema/field-extensions";
import { printContentTypes } from "./schema/print-content-types";

/** Custom scalars, with the TypeScript types that Gatsby's type generation uses for them. */
const SCALARS = [
  {
    name: "FactText",
    description:
      "A text with facts in braces, which a component replaces when it renders the text.",
    extensions: { codegenScalarType: "import('./lib/fact-text').FactText" },
  },
  {
    name: "DayHours",
    description: "The opening hours of a day, in minutes.",
    extensions: { codegenScalarType: "import('./time/opening-hours').DayHours" },
  },
  {
    name: "Words",
    description: "Words that may be in another language than their page.",
    extensions: { codegenScalarType: "import('./lib/words').Words" },
  },
  {
    name: "Facts",
    description: "The facts that texts name in braces, by name.",
    extensions: { codegenScalarType: "import('./lib/fact-text').Facts" },
  },
];

/**
 * Gives Gatsby the GraphQL types of the content. Gatsby infers nothing from the YAML files, so a query
 * means the same whatever staff write.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  const { actions, schema } = args;
  createFieldExtensions(args);
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
};
