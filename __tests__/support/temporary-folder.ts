import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Creates an empty folder for each test and removes it afterwards. */
export function temporaryFolder(): {
  path: () => string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
} {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "pharmacy-site-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return {
    path: () => folder,
    read: (file) => readFileSync(join(folder, file), "utf8"),
    write: (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
  };
}
