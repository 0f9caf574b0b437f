/** Resolvers that convert values of the YAML files for pages. */
import { readFile } from "node:fs/promises";
import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import { cssVariables, darkCssVariables } from "../../styles/css-variables";
import type { Brand } from "../../styles/shades";
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

type Source = Record<string, unknown>;

type Resolver = (
  source: never,
  args: unknown,
  context: ResolverContext,
  info: { fieldName: string },
) => unknown;

async function imageFile(relativePath: string, { nodeModel }: ResolverContext): Promise<Node> {
  const query = { filter: { relativePath: { eq: relativePath } } };
  const file = await nodeModel.findOne<Node>({ type: "File", query });
  if (file) return file;
  throw new Error(
    `There is no picture data/${relativePath}. Run "npm run check" to see the file and the line.`,
  );
}

/**
 * Returns the resolvers by the name of their GraphQL directive. `print-content-types.ts` prints the directives. Addresses
 * are below the folder of the site.
 */
const resolversIn = (folder: string): Readonly<Record<string, Resolver>> => ({
  /** Finds the node of `images/walker.webp`, or its prepared copy: see `create-prepared-pictures.ts`. */
  pictureFile: async (source: Source, _args, context, { fieldName }) => {
    const name = source[fieldName];
    if (typeof name !== "string") return null;
    const file = await imageFile(name, context);
    const children = file.children.map((id) => context.nodeModel.getNodeById({ id, type: "File" }));
    return children.find((child) => child !== null) ?? file;
  },

  /** Publishes a map of `data/images/` and returns its address. */
  mapAddress: async (source: Source, _args, context, { fieldName }) => {
    const name = source[fieldName];
    if (typeof name !== "string") return null;
    const file = await imageFile(name, context);
    const brand = await context.nodeModel.findOne<Brand>({ type: "Brand" });
    const svg = await readFile(String(file["absolutePath"]), "utf8");
    return brand && folder + publishMap(svg, brand, "public");
  },

  cssVariables: (brand: Brand) => cssVariables(brand),

  darkCssVariables: (brand: Brand) => darkCssVariables(brand),

  publishedLogo: async (_source, _args, { nodeModel }) => {
    // Registers the file as a dependency, so that Gatsby runs the query again when it changes.
    await nodeModel.findOne<Node>({
      type: "File",
      query: { filter: { sourceInstanceName: { eq: "logo" } } },
    });
    const logo = await publishLogo("static", "public");
    return { ...logo, url: folder + logo.url };
  },
});

export function createFieldExtensions({ actions, basePath }: CreateSchemaCustomizationArgs) {
  for (const [name, resolve] of Object.entries(resolversIn(basePath))) {
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
  }
}
