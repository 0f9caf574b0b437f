import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { build } from "esbuild";

interface Manifest {
  dependencies: Record<string, string>;
  overrides?: Record<string, unknown>;
}
interface Lockfile {
  packages: Record<string, { dependencies?: Record<string, string> }>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** True for a dist-tag such as `latest`, which is not a fixed version. */
const isLabel = (version: string) => /^[a-z]+$/.test(version);

test.each([".", "bench", "mail-server", "map"])(
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

/** Package of an import path: `"@emotion/react"` of `"@emotion/react/jsx-runtime"`. */
const packageOf = (path: string) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;

test("a host that installs dependencies alone, as with NODE_ENV=production, can build the site", async () => {
  const { dependencies } = readJson("package.json") as Manifest;
  const { metafile } = await build({
    entryPoints: [
      ...["./gatsby-*.ts", "./gatsby-*.tsx", "./src/templates/*"],
      "src/editor/app/main.tsx",
    ],
    bundle: true,
    packages: "external",
    // Written by Gatsby.
    external: ["*/.cache/socketIo"],
    write: false,
    metafile: true,
    outdir: "public",
    format: "esm",
  });
  const imported = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external && !isBuiltin(path) && !path.startsWith("."))
    .map(({ path }) => packageOf(path));
  expect(imported).toContain("zod");
  expect([...new Set(imported)].filter((name) => !(name in dependencies))).toEqual([]);
});
