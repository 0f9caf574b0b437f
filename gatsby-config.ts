import { availableParallelism } from "node:os";
import type { GatsbyConfig } from "gatsby";
import { DECODING } from "./src/content/read/inspect-picture";
import { readFactsForConfig } from "./src/content/read-facts";
import { markFile } from "./src/content/read/read-logo";
import { isDemo, publishedAt } from "./src/content/sample/published-at";
import { contentTypeAt } from "./src/content/schema/content-files";
import { APP_ICONS } from "./src/gatsby/pictures/site-icon";
import { folderOf } from "./src/lib/paths";
import { paletteOf } from "./src/styles/palette";
import { isDevelop, picturesFolder, wordsFolder } from "./src/gatsby/build/write-content";
import { loadEnvironment } from "./src/gatsby/environment/load-environment";
import { withOutboxUnlessKeysAreSet } from "./src/gatsby/environment/mail-keys";
import { SEND_PATH } from "./src/gatsby/environment/mail-request";
import { createOutbox, type RequestHandler } from "./src/gatsby/environment/outbox";

loadEnvironment(process.env.NODE_ENV === "production" ? "production" : "development");

// Gatsby subtracts one for itself, so this uses all processors for pictures and pages.
process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);

// Without mail keys, the development server takes the messages of the forms.
if (isDevelop) Object.assign(process.env, withOutboxUnlessKeysAreSet(process.env));

const { pharmacy, brand } = readFactsForConfig("data");
const website = publishedAt(pharmacy);
// In every build, so that bundles leave out what is only for demos, or only for other sites.
process.env.GATSBY_DEMO = isDemo(pharmacy) ? "yes" : "no";
const palette = paletteOf(brand);

/** Returns the path without its language: `es/pages/home.yaml` has the type of `pages/home.yaml`. */
const withoutLanguage = (path: string) => path.slice(path.indexOf("/") + 1);

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: new URL(website).origin },
  pathPrefix: folderOf(website),
  trailingSlash: "always",
  jsxRuntime: "automatic",
  // Without this, Emotion's `css` prop is rendered as [object Object].
  jsxImportSource: "@emotion/react",
  graphqlTypegen: {
    generateOnBuild: true,
    documentSearchPaths: ["./gatsby-node.ts", "./src/gatsby/*.ts"],
  },
  developMiddleware: (app: { use: (path: string, handler: RequestHandler) => unknown }) =>
    app.use(SEND_PATH, createOutbox()),
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      // Operating systems and editors leave hidden files, some of them with the extension .yaml.
      options: {
        name: "pictures",
        path: `./${picturesFolder}`,
        ignore: [`**/${picturesFolder}/**/.*`, "**/*.y{a,}ml"],
      },
    },
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "words", path: `./${wordsFolder}` },
    },
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "logo", path: `./static/${markFile("static", "logo") ?? "logo.svg"}` },
    },
    {
      resolve: "gatsby-transformer-yaml",
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) =>
          contentTypeAt(withoutLanguage(node.relativePath))?.typeName ?? "UnknownYaml",
      },
    },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        ...DECODING,
        defaults: { formats: ["auto", "avif"], placeholder: "none", avifOptions: { quality: 43 } },
      },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-sitemap",
      // Search engines find the sitemap in robots.txt.
      options: { output: "/", excludes: ["/*/404.html"], createLinkInHead: false },
    },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: pharmacy.name,
        short_name: pharmacy.shortName,
        start_url: "/",
        display: "browser",
        background_color: palette.page,
        theme_color: palette.brandDark,
        // `src/gatsby/pictures/site-icon.ts` draws them, because the plugin warns if a logo is not square.
        icons: [...APP_ICONS].map(([size, src]) => ({
          src,
          sizes: `${size}x${size}`,
          type: "image/png",
        })),
      },
    },
  ],
};

export default config;
