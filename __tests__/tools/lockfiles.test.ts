import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Manifest {
  overrides?: Record<string, unknown>;
}
interface Lockfile {
  packages: Record<string, { dependencies?: Record<string, string> }>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** A version by its label, such as `latest`, which means another one after each release. */
const isLabel = (version: string) => /^[a-z]+$/.test(version);

test.each([".", "bench"])(
  "npm ci in %s will not fail because somebody published something",
  (folder) => {
    const { overrides = {} } = readJson(join(folder, "package.json")) as Manifest;
    const { packages } = readJson(join(folder, "package-lock.json")) as Lockfile;
    const labelled = Object.values(packages).flatMap(({ dependencies = {} }) =>
      Object.keys(dependencies).filter((name) => isLabel(dependencies[name] ?? "")),
    );
    expect(labelled.filter((name) => !(name in overrides))).toEqual([]);
  },
);
