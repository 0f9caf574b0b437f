import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, type Plugin } from "esbuild";
import type { GitBackend } from "../screen-facts";
import { GIT_SERVICES, isGitService } from "../git/git-services";
import { printPolicy } from "../../lib/print-policy";
import { readDictionary, STAFF_LANGUAGES } from "../words/dictionary";

const SCREEN = "src/editor/screen";
const START = `${SCREEN}/start.ts`;

const CMS = "node_modules/@sveltia/cms";

/** Licenses that have to be published with the scripts. */
const LICENSES = {
  "sveltia-cms.txt": `${CMS}/LICENSE.txt`,
  "yaml.txt": "node_modules/yaml/LICENSE",
  "zod.txt": "node_modules/zod/LICENSE",
};

/** Modules that Sveltia CMS loads for code and map fields, which our content does not have. */
const NEVER_NEEDED = ["@shikijs/*", "leaflet/*", "terra-draw", "terra-draw-leaflet-adapter"];

/**
 * Writes the editing screen into a folder, as files for any static host.
 *
 * @param backend Git service of the site's files, which the screen's policy allows
 * @param icon PNG of 192 pixels
 */
export async function bundleScreen(
  folder: string,
  backend: GitBackend,
  icon: Buffer,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writePage(folder, screenPolicy(backend)),
    writeFile(join(folder, "icon.png"), icon),
    ...STAFF_LANGUAGES.map((code) =>
      writeFile(join(folder, `${code}.json`), JSON.stringify(readDictionary(code))),
    ),
    ...Object.entries(LICENSES).map(([name, file]) => cp(file, join(folder, "licenses", name))),
    cp(`${CMS}/npm/assets`, join(folder, "assets"), {
      recursive: true,
      filter: (path) => !path.endsWith(".map"),
    }),
  ]);
}

/** Writes the page and its scripts, which have hashes in their names for long caching. */
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
    plugins: [ownParts],
    logLevel: "warning",
  });
  const outputs = Object.entries(metafile.outputs);
  const [script = ""] = outputs.find(([, { entryPoint }]) => entryPoint === START) ?? [];
  const page = await readFile(join(SCREEN, "index.html"), "utf8");
  const styles = await readFile(join(SCREEN, "screen.css"), "utf8");
  await writeFile(
    join(folder, "index.html"),
    page
      .replace("start.js", basename(script))
      .replace("SCREEN_POLICY", policy)
      .replace("/* SCREEN_STYLES */", () => styles),
  );
}

/** Parts of Sveltia CMS to replace. */
const REPLACEMENTS: readonly (readonly [part: RegExp, replacement: string])[] = [
  // Fonts that it requests from a server: it has the same ones in its assets.
  [/src:url\(https:[^)]*\)/g, 'src:local("")'],
  // Title and words above the reason why a file was not saved, often a mistake that the check found.
  [
    /(?<=saving_entry:\{error:\{title:`)Error`,description:`[^`]*/g,
    "Not saved yet`,description:`What you typed is still here. The reason:",
  ],
];

/** The same words in its Spanish. */
const SPANISH_REPLACEMENTS: typeof REPLACEMENTS = [
  [
    /(?<="saving_entry":\{"error":\{"title":")Error","description":"[^"]*/g,
    'Todavía no se guardó","description":"Lo que escribió sigue aquí. Cambie esto y guarde otra vez:',
  ],
];

/** @throws Error if a new version of Sveltia CMS no longer has one of the parts */
const ownParts: Plugin = {
  name: "own-parts",
  setup: (build) => {
    const replaceIn = (file: RegExp, replacements: typeof REPLACEMENTS) =>
      build.onLoad({ filter: file }, async ({ path }) => {
        let contents = await readFile(path, "utf8");
        for (const [part, replacement] of replacements) {
          if (contents.search(part) < 0)
            throw new Error(`Sveltia CMS no longer has ${part.source}.`);
          contents = contents.replaceAll(part, replacement);
        }
        return { contents, loader: "default" };
      });
    replaceIn(/@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/, REPLACEMENTS);
    replaceIn(/@sveltia[\\/]cms[\\/]locales[\\/]es-CO\.json$/, SPANISH_REPLACEMENTS);
  },
};

/**
 * Returns the Content Security Policy of the editing screen (https://sveltiacms.app/en/docs/security).
 * Only scripts of its own folder run. Inline styles are allowed, because Sveltia CMS creates about a
 * hundred of them.
 */
function screenPolicy({ name }: GitBackend): string {
  const own = { connections: [], pictures: [] };
  const { connections, pictures } = isGitService(name) ? GIT_SERVICES[name] : own;
  return printPolicy({
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    // WebAssembly reads pictures of iPhones and resizes all pictures.
    "script-src": ["'self'", "'wasm-unsafe-eval'"],
    "style-src": ["'unsafe-inline'"],
    "font-src": ["'self'"],
    // `blob:` and `data:` show a picture before it is uploaded.
    "img-src": ["'self'", "blob:", "data:", ...pictures],
    "connect-src": ["'self'", "blob:", "data:", ...connections],
  });
}
