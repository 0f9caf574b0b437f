import type { GatsbyNode } from "gatsby";
import { createContentTypes } from "./src/gatsby/content-schema";
import { createFieldExtensions } from "./src/gatsby/field-extensions";
import { createServicePages } from "./src/gatsby/create-service-pages";
import { writeRobotsTxt } from "./src/gatsby/write-robots-txt";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createFieldExtensions(args);
  createContentTypes(args);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = writeRobotsTxt;

export const createPages: GatsbyNode["createPages"] = createServicePages;
