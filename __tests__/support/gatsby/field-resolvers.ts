import type { CreateSchemaCustomizationArgs } from "gatsby";
import { createFieldExtensions } from "../../../src/gatsby/schema/field-extensions";

/** Gatsby's nodes, as far as resolvers ask for them. */
export interface NodeModel {
  findOne: (asked: { type: string; query?: object }) => Promise<object | null>;
  getNodeById: (asked: { id: string; type?: string }) => object | null;
}

type FieldResolver = (
  source: object,
  args: object,
  context: { nodeModel: NodeModel },
  info: { fieldName: string },
) => unknown;

interface FieldExtension {
  name: string;
  extend: () => { resolve: FieldResolver };
}

/** The resolvers that the site gives to Gatsby, by the names of their directives. */
export const fieldResolvers: ReadonlyMap<string, FieldResolver> = (() => {
  const resolvers = new Map<string, FieldResolver>();
  const createFieldExtension = ({ name, extend }: FieldExtension) =>
    resolvers.set(name, extend().resolve);
  createFieldExtensions({
    actions: { createFieldExtension },
  } as unknown as CreateSchemaCustomizationArgs);
  return resolvers;
})();
