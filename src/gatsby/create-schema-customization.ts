import type { GatsbyNode } from "gatsby";
import { createContentTypes } from "./schema/content-schema";
import { createFieldExtensions } from "./schema/field-extensions";

/** Gives Gatsby the GraphQL types of the content, so that it infers none of them. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createFieldExtensions(args);
  createContentTypes(args);
};
