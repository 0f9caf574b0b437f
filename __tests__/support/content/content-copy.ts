import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import sharp from "sharp";
import { parseDocument } from "yaml";
import { checkContent } from "../../../src/content/check-content";
import { formatProblems } from "../../../src/content/problem";
import { contentFilesIn } from "../../../tools/build/content-files";

/** A copy of the sample that a test may change. */
export interface ContentCopy {
  /** Replaces text in a file below `data/`. Throws if the text is not there. */
  replace: (file: string, from: string | RegExp, to: string) => void;
  /** Sets the value at a path of a YAML file. */
  set: (file: string, path: readonly (string | number)[], value: unknown) => void;
  write: (file: string, text: string | Buffer) => void;
  remove: (file: string) => void;
  /** Reads a file below `data/`. */
  text: (file: string) => string;
  /** Returns the first line of a file that has a text, counted from 1. */
  lineOf: (file: string, text: string) => number;
  /** Returns the folder of the copy, with `data/` and `src/`. */
  root: () => string;
  /** Returns the absolute path of a file below `data/`. */
  at: (file: string) => string;
  /** Runs the check as of a moment, such as `2026-12-01T12:00-06:00`; by default on a day when the sample is fresh. */
  check: (moment?: string) => ReturnType<typeof checkContent>;
  /** Runs the check and returns its problems as text. */
  problems: () => Promise<string>;
  /** Runs the check and returns its warnings as text. */
  warnings: () => Promise<string>;
}

/** Translations of the sample, which most tests do without. */
const TRANSLATIONS = ["es"];

/** The list of languages in `pharmacy.yaml`. */
const LANGUAGES = /^languages:\n(?: .*\n)+/m;

/** Content of a copy that differs from the sample. */
interface CopyOptions {
  /** One photo for all. */
  photo?: string;
  languages: "first" | "all";
}

/** Copies a file or folder of the sample. Links pictures, which are large. */
function lay(copy: string, path: string, options: CopyOptions): void {
  const { photo, languages } = options;
  if (languages === "first" && TRANSLATIONS.includes(path)) return;
  const source = join("data", path);
  const target = join(copy, path);
  if (statSync(source).isDirectory()) {
    mkdirSync(target, { recursive: true });
    for (const name of readdirSync(source)) lay(copy, join(path, name), options);
  } else if (languages === "first" && path === "pharmacy.yaml") {
    writeFileSync(target, readFileSync(source, "utf8").replace(LANGUAGES, ""));
  } else if (dirname(path) === "images") {
    symlinkSync(path.endsWith(".webp") && photo ? photo : resolve(source), target);
  } else copyFileSync(source, target);
}

/** Returns a valid photo that is quick to check. */
const plainPhoto = () =>
  sharp({ create: { width: 1200, height: 9, channels: 3, background: "white" } })
    .webp()
    .toBuffer();

/** Returns the file, or its topmost folder that the sample does not have. */
function outermostNew(path: string): string {
  return existsSync(join("data", dirname(path))) ? path : outermostNew(dirname(path));
}

/**
 * Creates a copy of the sample for the tests of a file, and restores changed files after each test.
 *
 * @param photos `own` keeps the sample's photos; by default one small photo replaces them, because
 * checking all 40 takes a second
 * @param languages `all` keeps the sample's translations
 */
export function contentCopy({
  photos,
  languages = "first",
}: { photos?: "own"; languages?: "first" | "all" } = {}): ContentCopy {
  let root = "";
  const options: CopyOptions = { languages };
  const changed = new Set<string>();
  const at = (file: string) => join(root, "data", file);

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), "content-"));
    if (photos !== "own") {
      options.photo = join(root, "photo.webp");
      writeFileSync(options.photo, await plainPhoto());
    }
    lay(at(""), "", options);
    for (const path of contentFilesIn(".").filter((path) => path.startsWith("static/"))) {
      cpSync(path, join(root, path));
    }
    for (const part of ["src", "node_modules", "package.json"]) {
      symlinkSync(resolve(part), join(root, part));
    }
  });
  afterEach(() => {
    for (const path of changed) {
      rmSync(at(path), { recursive: true, force: true });
      if (existsSync(join("data", path))) lay(at(""), path, options);
    }
    changed.clear();
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const write = (file: string, text: string | Buffer) => {
    changed.add(outermostNew(file));
    // Removes a link first, so that the sample's picture is not overwritten.
    rmSync(at(file), { force: true });
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };

  const text = (file: string) => readFileSync(at(file), "utf8");
  const check = (moment = "2026-12-01") => checkContent(root, Date.parse(moment));

  return {
    replace: (file, from, to) => {
      const spoiled = text(file).replace(from, to);
      if (spoiled === text(file)) throw new Error(`data/${file} does not contain: ${String(from)}`);
      write(file, spoiled);
    },
    set: (file, path, value) => {
      const document = parseDocument(text(file));
      document.setIn(path, document.createNode(value, { aliasDuplicateObjects: false }));
      const asStaffWrite = { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" } as const;
      write(file, document.toString({ ...asStaffWrite, lineWidth: 0 }));
    },
    write,
    remove: (file) => {
      changed.add(file);
      rmSync(at(file), { recursive: true });
    },
    text,
    lineOf: (file, words) =>
      text(file)
        .split("\n")
        .findIndex((line) => line.includes(words)) + 1,
    at,
    root: () => root,
    check,
    problems: async () => formatProblems((await check()).problems),
    warnings: async () => formatProblems((await check()).warnings),
  };
}
