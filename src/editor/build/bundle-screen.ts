import { createHash } from "node:crypto";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, type Plugin } from "esbuild";
import { type GitBackend, SCREEN_PAGE } from "../screen-facts";
import { github } from "../git/github";
import { printPolicy } from "../../lib/print-policy";
import { readDictionary, STAFF_LANGUAGES } from "../words/dictionary";
import { writeSheet } from "./staff-sheet";

/** Scripts of the pages, by the beginning of their names. */
const SCRIPTS = { screen: "src/editor/screen/start.ts", start: "src/editor/start/start.ts" };

const CMS = "node_modules/@sveltia/cms";

/** Licenses that have to be published with the scripts. */
const LICENSES = {
  "sveltia-cms.txt": `${CMS}/LICENSE.txt`,
  "yaml.txt": "node_modules/yaml/LICENSE",
  "zod.txt": "node_modules/zod/LICENSE",
};

/** Modules that Sveltia CMS loads for code and map fields, which our content does not have. */
const NEVER_NEEDED = ["@shikijs/*", "leaflet/*", "terra-draw", "terra-draw-leaflet-adapter"];

/** Puts a title and content into a page. */
export type Frame = (title: string, content: string) => string;

/** Frame and script of the start page. */
export interface StartParts {
  frame: Frame;
  script: string;
}

/** Writes the editing screen into a folder, for any static host. Returns what the start page needs. */
export async function bundleScreen(
  folder: string,
  backend: GitBackend,
  icon: Buffer,
): Promise<StartParts> {
  await mkdir(folder, { recursive: true });
  const screen = await frameOf("src/editor/screen/screen.css", () => screenPolicy(backend));
  const frame = await frameOf("src/editor/start/start.css", (hash) => startPolicy(backend, hash));
  const [scripts] = await Promise.all([
    writeScripts(folder),
    writeFile(join(folder, "icon.png"), icon),
    ...STAFF_LANGUAGES.map((code) =>
      writeFile(join(folder, `${code}.json`), JSON.stringify(readDictionary(code))),
    ),
    writeSheet(folder, frame),
    ...Object.entries(LICENSES).map(([name, file]) => cp(file, join(folder, "licenses", name))),
    cp(`${CMS}/npm/assets`, join(folder, "assets"), {
      recursive: true,
      filter: (path) => !path.endsWith(".map"),
    }),
  ]);
  const content = `<div id="nc-root"></div>\n<script type="module" src="${scripts.screen}"></script>`;
  await writeFile(join(folder, SCREEN_PAGE), screen("Edit the website", content));
  return { frame, script: scripts.start };
}

/** Writes the scripts, which have hashes in their names for long caching, and returns the names of those of the pages. */
async function writeScripts(folder: string) {
  const { metafile } = await build({
    entryPoints: SCRIPTS,
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
  const nameOf = (script: string) =>
    basename(outputs.find(([, { entryPoint }]) => entryPoint === script)?.[0] ?? "");
  return { screen: nameOf(SCRIPTS.screen), start: nameOf(SCRIPTS.start) };
}

/** Returns the frame of pages with the same styles, whose source their Content Security Policy names. */
async function frameOf(css: string, policyOf: (styles: string) => string): Promise<Frame> {
  const page = await readFile("src/editor/build/page.html", "utf8");
  const styles = await readFile(css, "utf8");
  const hash = createHash("sha256").update(styles).digest("base64");
  const withStyles = page
    .replace("PAGE_POLICY", policyOf(`'sha256-${hash}'`))
    .replace(/\s*PAGE_STYLES\s*/, () => styles);
  return (title, content) =>
    withStyles.replace("PAGE_TITLE", () => title).replace("<!-- PAGE_CONTENT -->", () => content);
}

/** Parts of Sveltia CMS to replace, by their file. */
const REPLACEMENTS: readonly (readonly [
  file: RegExp,
  ...parts: readonly (readonly [part: RegExp, replacement: string])[],
])[] = [
  [
    /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/,
    // Fonts that it requests from a server: it has the same ones in its assets.
    [/src:url\(https:[^)]*\)/g, 'src:local("")'],
    // Title and words above the reason why a file was not saved, often an error that the check found.
    [
      /(?<=saving_entry:\{error:\{title:`)Error`,description:`[^`]*/g,
      "Not saved yet`,description:`What you typed is still here. The reason:",
    ],
    // What it says of a file that somebody else changed: that the other changes will be lost. Our save merges them.
    [
      /(?<=overwrite_warning:`)[^`]*/g,
      "Saving keeps both changes, and asks about what both of you changed.",
    ],
    // What it says beside a file without a translation: that somebody disabled it.
    [/(?<=locale_x_has_been_disabled:`)[^`]*/g, "There are no {$locale} words yet."],
  ],
  [
    /@sveltia[\\/]cms[\\/]locales[\\/]es-CO\.json$/,
    [
      /(?<="saving_entry":\{"error":\{"title":")Error","description":"[^"]*/g,
      'Todavía no se guardó","description":"Lo que escribió sigue aquí. El motivo:',
    ],
    [/(?<="locale_x_has_been_disabled":")[^"]*/g, "Todavía no hay palabras en {$locale}."],
    // Sveltia CMS has these words only in English.
    [
      /^\{/g,
      `{"show_errors":"Mostrar errores","list_item_options":"Opciones","save_conflict":${JSON.stringify(
        {
          title: "Otra persona cambió este archivo",
          modified_by: "{$name} lo cambió después de que usted lo abrió: {$date}",
          modified: "Cambió después de que usted lo abrió.",
          deleted: "Se eliminó después de que usted lo abrió.",
          overwrite_warning:
            "Al guardar se conservan los dos cambios, y se le pregunta por lo que cambiaron los dos.",
          recreate_warning: "Si guarda, se crea de nuevo.",
          save_anyway: "Guardar",
          branch_moved: "Otra persona guardó en el mismo momento. Inténtelo de nuevo.",
        },
      )},"remote_change":${JSON.stringify({
        reload_entry: "Cargar de nuevo",
        confirm_reloading_entry: "¿Cargar de nuevo? Se pierde lo que escribió y no guardó.",
      })},`,
    ],
  ],
];

/** @throws Error if a new version of Sveltia CMS no longer has one of the parts */
const ownParts: Plugin = {
  name: "own-parts",
  setup: (build) => {
    for (const [file, ...replacements] of REPLACEMENTS)
      build.onLoad({ filter: file }, async ({ path }) => {
        let contents = await readFile(path, "utf8");
        for (const [part, replacement] of replacements) {
          if (contents.search(part) < 0)
            throw new Error(`Sveltia CMS no longer has ${part.source}.`);
          contents = contents.replaceAll(part, replacement);
        }
        return { contents, loader: "default" };
      });
  },
};

const NOTHING_ELSE = {
  "default-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
};

const hostsOf = ({ name }: GitBackend) =>
  name === "github" ? github : { connections: [], pictures: [] };

/**
 * Returns the Content Security Policy of the editing screen (https://sveltiacms.app/en/docs/security).
 * Only scripts of its own folder run. Inline styles are allowed, because Sveltia CMS creates about a
 * hundred of them.
 */
function screenPolicy(backend: GitBackend): string {
  const { connections, pictures } = hostsOf(backend);
  return printPolicy({
    ...NOTHING_ELSE,
    // WebAssembly reads pictures of iPhones and resizes all pictures.
    "script-src": ["'self'", "'wasm-unsafe-eval'"],
    "style-src": ["'unsafe-inline'"],
    "font-src": ["'self'"],
    // `blob:` and `data:` show a picture before it is uploaded.
    "img-src": ["'self'", "blob:", "data:", ...pictures],
    "connect-src": ["'self'", "blob:", "data:", ...connections],
  });
}

const startPolicy = (backend: GitBackend, styles: string): string =>
  printPolicy({
    ...NOTHING_ELSE,
    "script-src": ["'self'"],
    "style-src": [styles],
    "img-src": ["'self'"],
    "connect-src": ["'self'", ...hostsOf(backend).connections],
  });
