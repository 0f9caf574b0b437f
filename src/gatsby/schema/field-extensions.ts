/** Resolvers that convert values of the YAML files for pages. */
import { readFile } from "node:fs/promises";
import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import { factsOf, type FactSource } from "../../content/facts";
import { plainText } from "../../lib/fact-text";
import { cssVariables, darkCssVariables } from "../../styles/css-variables";
import type { Brand } from "../../styles/palette";
import { publishLogo, publishMap } from "../pictures/publish-drawings";

interface ResolverContext {
  nodeModel: {
    findOne: <Found>(
      args: { type: string; query?: object },
      pageDependencies?: object,
    ) => Promise<Found | null>;
    getNodeById: (args: { id: string; type?: string }) => Node | null;
  };
}

interface FieldInfo {
  fieldName: string;
}

type Source = Record<string, unknown>;

function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) {
    throw new Error(`${what} Run "npm run check" to see the file and the line.`);
  }
  return value;
}

/** `@plainText`: replaces the facts in a text, or in each of a list of texts. */
const plainTextOfLabel = {
  name: "plainText",
  extend: () => ({
    resolve: async (source: Source, _args: unknown, context: ResolverContext, info: FieldInfo) => {
      const value = source[info.fieldName];
      if (value === undefined || value === null) return null;
      const pharmacy = required(
        await context.nodeModel.findOne<FactSource>({ type: "Pharmacy" }),
        "data/pharmacy.yaml is missing.",
      );
      const words = (text: unknown) => plainText(String(text), factsOf(pharmacy));
      return Array.isArray(value) ? value.map(words) : words(value);
    },
  }),
};

/** `@facts`: the facts of the pharmacy, by name. */
const factsOfPharmacy = {
  name: "facts",
  extend: () => ({ resolve: (pharmacy: FactSource) => factsOf(pharmacy) }),
};

/** Finds the node of a file in `data/images/`. */
const imageFile = async (relativePath: string, { nodeModel }: ResolverContext) =>
  required(
    await nodeModel.findOne<Node>({
      type: "File",
      query: { filter: { relativePath: { eq: relativePath } } },
    }),
    `There is no picture data/${relativePath}.`,
  );

/**
 * `@pictureFile`: resolves `images/walker.webp` to the node of that file, or of its prepared copy from
 * `create-prepared-pictures.ts`.
 */
const pictureFile = {
  name: "pictureFile",
  extend: () => ({
    resolve: async (source: Source, _args: unknown, context: ResolverContext, info: FieldInfo) => {
      const file = await imageFile(String(source[info.fieldName]), context);
      const children = file.children.map((id) =>
        context.nodeModel.getNodeById({ id, type: "File" }),
      );
      return children.find((child) => child !== null) ?? file;
    },
  }),
};

/** `@mapAddress`: publishes a map of `data/images/` and returns its address. */
const mapAddress = {
  name: "mapAddress",
  extend: () => ({
    resolve: async (source: Source, _args: unknown, context: ResolverContext, info: FieldInfo) => {
      const name = source[info.fieldName];
      if (typeof name !== "string") return null;
      const file = await imageFile(name, context);
      const brand = required(
        await context.nodeModel.findOne<Brand>({ type: "Brand" }),
        "data/brand.yaml is missing.",
      );
      return publishMap(await readFile(String(file["absolutePath"]), "utf8"), brand, "public");
    },
  }),
};

/** `@entries`: converts a mapping to a list. Each entry has its key as `name`. */
const entries = {
  name: "entries",
  extend: () => ({
    resolve: (
      source: Source,
      _args: unknown,
      _context: ResolverContext,
      { fieldName }: FieldInfo,
    ) =>
      Object.entries(source[fieldName] as Record<string, object>).map(([name, entry]) => ({
        name,
        ...entry,
      })),
  }),
};

/** `@fileName`: the name of the YAML file without its extension. */
const fileName = {
  name: "fileName",
  extend: () => ({
    resolve: (source: Node, _args: unknown, context: ResolverContext) => {
      const file = context.nodeModel.getNodeById({ id: source.parent ?? "", type: "File" });
      return required(file, "A content file has no name.")["name"];
    },
  }),
};

/** `@cssVariables`: CSS custom properties of the brand's colors. */
const cssVariablesOfBrand = {
  name: "cssVariables",
  extend: () => ({ resolve: (brand: Brand) => cssVariables(brand) }),
};

/** `@darkCssVariables`: CSS custom properties that differ in dark mode. */
const darkCssVariablesOfBrand = {
  name: "darkCssVariables",
  extend: () => ({ resolve: (brand: Brand) => darkCssVariables(brand) }),
};

/** `@publishedLogo`: publishes the logo of `static/`. */
const publishedLogo = {
  name: "publishedLogo",
  extend: () => ({
    resolve: async (_source: Source, _args: unknown, { nodeModel }: ResolverContext) => {
      // Registers the file as a dependency, so that Gatsby runs the query again when it changes.
      await nodeModel.findOne<Node>({
        type: "File",
        query: { filter: { sourceInstanceName: { eq: "logo" } } },
      });
      return publishLogo("static", "public");
    },
  }),
};

/** Registers the extensions that `print-content-types.ts` uses. */
export function createFieldExtensions({ actions }: CreateSchemaCustomizationArgs) {
  const extensions = [
    plainTextOfLabel,
    factsOfPharmacy,
    entries,
    pictureFile,
    mapAddress,
    fileName,
    cssVariablesOfBrand,
    darkCssVariablesOfBrand,
    publishedLogo,
  ];
  for (const extension of extensions) actions.createFieldExtension(extension);
}
