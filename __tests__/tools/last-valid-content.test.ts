import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { keepValidContent, LAST_VALID_CONTENT } from "../../src/gatsby/develop/valid-content";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const kept = (...parts: string[]) => join(folder.path(), LAST_VALID_CONTENT, ...parts);

beforeEach(() => {
  mkdirSync(join(folder.path(), "data"));
  folder.write("data/header.yaml", "home: x\n");
  folder.write("data/services/flu.yaml", "title: Flu\n");
  keepValidContent(folder.path());
});

test("what is in data/ is kept, folders and all", () => {
  expect(readdirSync(kept()).sort()).toEqual(["header.yaml", "services"]);
  expect(readFileSync(kept("services/flu.yaml"), "utf8")).toBe("title: Flu\n");
});

test("only what changed is written again, so that the site does not start over", () => {
  const longAgo = new Date("2020-01-01");
  utimesSync(kept("header.yaml"), longAgo, longAgo);
  folder.write("data/services/flu.yaml", "title: Flu shots\n");
  keepValidContent(folder.path());
  expect(readFileSync(kept("services/flu.yaml"), "utf8")).toBe("title: Flu shots\n");
  expect(statSync(kept("header.yaml")).mtime).toEqual(longAgo);
});

test("a file that was deleted or renamed goes, too", () => {
  rmSync(join(folder.path(), "data/services/flu.yaml"));
  folder.write("data/services/flu-shots.yaml", "title: Flu\n");
  keepValidContent(folder.path());
  expect(readdirSync(kept("services"))).toEqual(["flu-shots.yaml"]);
});
