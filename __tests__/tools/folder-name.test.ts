/** A folder in which Gatsby cannot build is named before Gatsby starts. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { GATSBY } from "../../tools/build/gatsby-build";
import packageJson from "../../package.json";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

function startIn(name: string): string {
  const site = join(folder.path(), name);
  mkdirSync(site);
  cpSync("tools/build", join(site, "tools/build"), { recursive: true });
  mkdirSync(join(site, "node_modules/gatsby"), { recursive: true });
  folder.write(`${name}/node_modules/gatsby/cli.js`, "console.log('Gatsby starts')");
  const { stdout, stderr } = spawnSync(process.execPath, GATSBY, { cwd: site, encoding: "utf8" });
  return stdout + stderr;
}

test.each(["site-main (1)", "[1]", "#2", "100%"])("%s", (name) => {
  const said = startIn(name);
  expect(said).toMatch(
    /^Gatsby cannot build in a folder with . in its path: .*\nRename the folder/,
  );
  expect(said).not.toContain("Gatsby starts");
});

test("names with other letters and spaces are right", () => {
  expect(startIn("Farmacia Peña & Söhne")).toBe("Gatsby starts\n");
});

test("npm start and npm run build run Gatsby in the same way", () => {
  const { start, build } = packageJson.scripts;
  expect([start, build]).toEqual(
    ["develop", "build"].map((name) => ["node", ...GATSBY, name].join(" ")),
  );
});
