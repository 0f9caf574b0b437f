import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseDocument } from "yaml";
import { checkContent } from "../../src/content/check/check-content";
import { formatProblems } from "../../src/content/check/format-problems";

/** A copy of the real content that a test may spoil. */
export interface ContentCopy {
  /** Replaces a piece of a file below `data/`; the piece must be there. */
  replace: (file: string, from: string | RegExp, to: string) => void;
  /** Gives a key of a file, or an entry of a list in it, another value. */
  set: (file: string, path: readonly (string | number)[], value: unknown) => void;
  write: (file: string, text: string | Buffer) => void;
  remove: (file: string) => void;
  /** The folder that holds `data/` and `src/`. */
  root: () => string;
  /** Where a file below `data/` lies. */
  at: (file: string) => string;
  /** Everything that the check says of the copy, as a terminal shows it. */
  problems: () => Promise<string>;
}

const isNotPicture = (path: string) => !path.startsWith(join("data", "images"));

/** Gives each test of the file a fresh copy of `data/`. */
export function contentCopy(): ContentCopy {
  let root = "";
  const at = (file: string) => join(root, "data", file);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "content-"));
    cpSync("data", join(root, "data"), { recursive: true, filter: isNotPicture });
    mkdirSync(at("images"));
    for (const picture of readdirSync("data/images")) {
      symlinkSync(resolve("data/images", picture), at(join("images", picture)));
    }
    for (const part of ["src", "node_modules", "package.json"]) {
      symlinkSync(resolve(part), join(root, part));
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));

  return {
    replace: (file, from, to) => {
      const text = readFileSync(at(file), "utf8");
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`data/${file} does not contain: ${String(from)}`);
      writeFileSync(at(file), changed);
    },
    set: (file, path, value) => {
      const document = parseDocument(readFileSync(at(file), "utf8"));
      document.setIn(path, document.createNode(value, { aliasDuplicateObjects: false }));
      const asStaffWrite = { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" } as const;
      writeFileSync(at(file), document.toString({ ...asStaffWrite, lineWidth: 0 }));
    },
    write: (file, text) => {
      // A picture is a link to the real one, which must not be written to.
      rmSync(at(file), { force: true });
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    remove: (file) => rmSync(at(file), { recursive: true }),
    at,
    root: () => root,
    problems: async () => formatProblems((await checkContent(root)).problems),
  };
}
