/** Writes the editing screen into a folder, for any static host. */
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { printPolicy } from "../../lib/print-policy";
import { GITHUB_API } from "../files/github";
import type { Repository } from "../site-facts";
import { readDictionary, STAFF_LANGUAGES } from "../words/dictionary";

const APP = "src/editor/app/main.tsx";

/** Licenses that have to be published with the script, and the sheet for staff. */
const COPIES = {
  "licenses/react.txt": "node_modules/react/LICENSE",
  "licenses/yaml.txt": "node_modules/yaml/LICENSE",
  "licenses/zod.txt": "node_modules/zod/LICENSE",
  "for-staff.txt": "docs/for-staff.md",
  "for-staff.es.txt": "docs/for-staff.es.md",
};

/** @param repository absent for the files of this computer */
export async function bundleScreen(
  folder: string,
  repository: Repository | undefined,
  icon: Buffer,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const page = await readFile("src/editor/build/page.html", "utf8");
  const { script, styles } = await writeApp(folder);
  await Promise.all([
    writeFile(join(folder, "icon.png"), icon),
    ...STAFF_LANGUAGES.map((code) =>
      writeFile(join(folder, `${code}.json`), JSON.stringify(readDictionary(code))),
    ),
    ...Object.entries(COPIES).map(([name, file]) => cp(file, join(folder, name))),
    writeFile(
      join(folder, "index.html"),
      page
        .replace("PAGE_POLICY", screenPolicy(repository))
        .replace("PAGE_SCRIPT", script)
        .replace("PAGE_STYLES", styles),
    ),
  ]);
}

/** Writes script and styles, which have hashes in their names for long caching, and returns their names. */
async function writeApp(folder: string) {
  const { metafile } = await build({
    entryPoints: { screen: APP },
    entryNames: "[name]-[hash]",
    outdir: folder,
    bundle: true,
    minify: true,
    metafile: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
  const names = Object.keys(metafile.outputs).map((path) => basename(path));
  const named = (ending: string) => names.find((name) => name.endsWith(ending)) ?? "";
  return { script: named(".js"), styles: named(".css") };
}

/** Returns the Content Security Policy: only files of this folder run and style the page, and no text becomes code. */
const screenPolicy = (repository: Repository | undefined): string =>
  printPolicy({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    // `blob:` shows a photo before it is saved, and one that GitHub gives to its owner alone.
    "img-src": ["'self'", "blob:"],
    "connect-src": ["'self'", ...(repository ? [GITHUB_API] : [])],
    // The pages as they will be, which `npm run edit` shows at another port.
    "frame-src": repository ? [] : ["'self'", "http://localhost:*"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "require-trusted-types-for": ["'script'"],
  });
