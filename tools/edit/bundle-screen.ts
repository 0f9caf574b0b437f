import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Backend } from "@sveltia/cms";
import { build } from "esbuild";
import { siteIcon } from "../../src/gatsby/site-icon";
import { ownFonts } from "./own-fonts";
import { screenPolicy } from "./screen-policy";

const SCREEN = "tools/edit/screen";
const START = `${SCREEN}/start.ts`;

const CMS = "node_modules/@sveltia/cms";

/** The licenses of what is in the scripts, which have to go where the scripts go. */
const LICENSES = {
  "sveltia-cms.txt": `${CMS}/LICENSE.txt`,
  "yaml.txt": "node_modules/yaml/LICENSE",
  "zod.txt": "node_modules/zod/LICENSE",
};

/** What Sveltia CMS loads for fields of code and maps, which the content does not have. */
const NEVER_NEEDED = ["@shikijs/*", "leaflet/*", "terra-draw", "terra-draw-leaflet-adapter"];

/**
 * Writes the editing screen into a folder, as files for any static host.
 *
 * @param backend where the site's files live, which the screen's policy lets it reach
 */
export async function bundleScreen(folder: string, backend: Backend): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writePage(folder, screenPolicy(backend)),
    siteIcon(192).then((icon) => writeFile(join(folder, "icon.png"), icon)),
    ...Object.entries(LICENSES).map(([name, file]) => cp(file, join(folder, "licenses", name))),
    cp(`${CMS}/npm/assets`, join(folder, "assets"), {
      recursive: true,
      filter: (path) => !path.endsWith(".map"),
    }),
  ]);
}

/** The page and its scripts, which are named after what is in them: hosts let browsers keep them. */
async function writePage(folder: string, policy: string): Promise<void> {
  const { metafile } = await build({
    entryPoints: [START],
    entryNames: "[name]-[hash]",
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: "esm",
    target: "es2022",
    external: NEVER_NEEDED,
    plugins: [ownFonts],
    logLevel: "warning",
  });
  const outputs = Object.entries(metafile.outputs);
  const [script = ""] = outputs.find(([, { entryPoint }]) => entryPoint === START) ?? [];
  const page = await readFile(join(SCREEN, "index.html"), "utf8");
  await writeFile(
    join(folder, "index.html"),
    page.replace("start.js", basename(script)).replace("SCREEN_POLICY", policy),
  );
}
