import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parkBuildFiles, unparkBuildFiles } from "../../src/gatsby/park-build-files";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const project = process.cwd();

beforeEach(() => process.chdir(folder.path()));
afterEach(() => process.chdir(project));

const DATA = "public/page-data/index/page-data.json";
const read = (file: string) => readFileSync(join(folder.path(), file), "utf8");
const exists = (file: string) => existsSync(join(folder.path(), file));

test("what only Gatsby reads is not published, and the next build has it back", async () => {
  folder.write(DATA, "{}");
  folder.write("public/index.html", "<h1>Home</h1>");
  await parkBuildFiles();
  expect(exists("public/page-data")).toBe(false);
  expect(exists("public/index.html")).toBe(true);
  await unparkBuildFiles();
  expect(read(DATA)).toBe("{}");
});

test("a build that ended early leaves nothing old behind", async () => {
  folder.write(DATA, "old");
  await parkBuildFiles();
  folder.write(DATA, "new");
  await parkBuildFiles();
  await unparkBuildFiles();
  expect(read(DATA)).toBe("new");
});

test("before the first build there is nothing to give back", async () => {
  await unparkBuildFiles();
  expect(exists("public/page-data")).toBe(false);
});
