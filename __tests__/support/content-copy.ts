import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { checkContent } from "../../src/content/check/check-content";
import { formatProblems } from "../../src/content/check/format-problems";

/** A copy of the real content that a test may spoil. */
export interface ContentCopy {
  /** Replaces a piece of a file below `data/`; the piece must be there. */
  replace: (file: string, from: string, to: string) => void;
  write: (file: string, text: string) => void;
  remove: (file: string) => void;
  /** Everything that the check says of the copy, as a terminal shows it. */
  problems: () => Promise<string>;
}

/** Gives each test of the file a fresh copy of `data/`. */
export function contentCopy(): ContentCopy {
  let root = "";
  const at = (file: string) => join(root, "data", file);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "content-"));
    cpSync("data", join(root, "data"), { recursive: true });
    symlinkSync(resolve("src"), join(root, "src"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  return {
    replace: (file, from, to) => {
      const text = readFileSync(at(file), "utf8");
      if (!text.includes(from)) throw new Error(`data/${file} does not contain: ${from}`);
      writeFileSync(at(file), text.replace(from, to));
    },
    write: (file, text) => writeFileSync(at(file), text),
    remove: (file) => rmSync(at(file)),
    problems: async () => formatProblems((await checkContent(root)).problems),
  };
}
