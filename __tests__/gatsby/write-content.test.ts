import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../../src/content/read/load-content";
import { DRAFTS_VARIABLE, readDrafts } from "../../src/gatsby/build/drafts";
import { keepPictures, wordsFolder, writeWords } from "../../src/gatsby/build/write-content";
import { contentCopy } from "../support/content/content-copy";
import { temporaryFolder } from "../support/temporary-folder";

const content = contentCopy();
const folder = temporaryFolder();
const file = (path: string) => join(content.root(), wordsFolder, path);
const checked = async () => (await loadContent(content.root(), readDrafts())).content;
const write = async () => writeWords(await checked(), content.root());
const read = (path: string) => JSON.parse(readFileSync(file(path), "utf8")) as object;

test("only what changed is written again, so that the site does not start over", async () => {
  await write();
  const longAgo = new Date("2020-01-01");
  utimesSync(file("en-US/header.yaml"), longAgo, longAgo);
  content.set("services/immunizations.yaml", ["title"], "Flu shots");
  await write();
  expect(read("en-US/services/immunizations.yaml")).toMatchObject({ title: "Flu shots" });
  expect(statSync(file("en-US/header.yaml")).mtime).toEqual(longAgo);
});

test("a file that was deleted or renamed goes, too", async () => {
  await write();
  content.write("services/flu-shots.yaml", content.text("services/immunizations.yaml"));
  content.remove("services/immunizations.yaml");
  await write();
  expect(existsSync(file("en-US/services/immunizations.yaml"))).toBe(false);
  expect(read("en-US/services/flu-shots.yaml")).toMatchObject({ path: "/services/flu-shots/" });
});

test("what was checked is written, whatever has been typed since", async () => {
  const before = await checked();
  content.set("pharmacy.yaml", ["phone"], "(507");
  content.remove("labels.yaml");
  writeWords(before, content.root());
  expect(read("en-US/pharmacy.yaml")).toMatchObject({ phone: before.pharmacy?.value.phone });
  expect(existsSync(file("en-US/labels.yaml"))).toBe(true);
});

test("what is typed and not saved yet is on the pages of the editing screen, and in no build", async () => {
  const path = "services/immunizations.yaml";
  const text = content.text(path).replace('title: "Immunizations"', 'title: "Flu shots"');
  folder.write("drafts.json", JSON.stringify({ [path]: text }));
  for (const [command, title] of [
    ["develop", "Flu shots"],
    ["build", "Immunizations"],
  ]) {
    jest.replaceProperty(process, "env", {
      ...process.env,
      gatsby_executing_command: command,
      [DRAFTS_VARIABLE]: join(folder.path(), "drafts.json"),
    });
    await write();
    expect(read(`en-US/${path}`)).toMatchObject({ title });
  }
});

test("the pictures of the development server are copies, and go with their originals", () => {
  const kept = () => readdirSync(join(folder.path(), ".content/pictures/images")).sort();
  folder.write("data/images/one.webp", "1");
  folder.write("data/images/two.webp", "2");
  keepPictures(folder.path());
  expect(kept()).toEqual(["one.webp", "two.webp"]);
  rmSync(join(folder.path(), "data/images/one.webp"));
  keepPictures(folder.path());
  expect(kept()).toEqual(["two.webp"]);
});
