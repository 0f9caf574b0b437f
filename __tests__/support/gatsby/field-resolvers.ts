import type { CreateSchemaCustomizationArgs } from "gatsby";
import { createFieldExtensions } from "../../../src/gatsby/schema/field-extensions";

/** The part of Gatsby's node model that resolvers use. */
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

/** Resolvers of the site, by directive name. */
export const fieldResolvers: ReadonlyMap<string, FieldResolver> = (() => {
  const resolvers = new Map<string, FieldResolver>();
  const createFieldExtension = ({ name, extend }: FieldExtension) =>
    resolvers.set(name, extend().resolve);
  createFieldExtensions({
    actions: { createFieldExtension },
  } as unknown as CreateSchemaCustomizationArgs);
  return resolvers;
})();
