import { rmSync } from "node:fs";
import { join } from "node:path";
import { buildIsCurrent, fingerprint, forgetBuild, noteBuild } from "../../tools/build-info";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const outbox = { GATSBY_EMAILJS_ORIGIN: "outbox" };

beforeEach(() => {
  folder.write("public/index.html", "<h1>Home</h1>");
  folder.write("data/pharmacy.yaml", "name: Corner Pharmacy");
  folder.write("gatsby-config.ts", "export default {};");
  noteBuild(fingerprint(outbox, folder.path()), folder.path());
});

const isCurrent = (environment = outbox) => buildIsCurrent(environment, folder.path());

test("a build fits the sources and settings that it was made from", () => {
  expect(isCurrent()).toBe(true);
});

test("a build does not fit other mail settings", () => {
  expect(isCurrent({ GATSBY_EMAILJS_ORIGIN: "" })).toBe(false);
});

test("a build does not fit other settings of the editing screen", () => {
  expect(isCurrent({ ...outbox, ...{ EDITOR_GIT_BACKEND: "github" } })).toBe(false);
});

test("settings that the pages cannot see do not matter", () => {
  expect(isCurrent({ ...outbox, ...{ HOME: "/elsewhere" } })).toBe(true);
});

test.each([
  ["changed content", "data/pharmacy.yaml", "name: Main Street Pharmacy"],
  ["a new service", "data/services/travel.yaml", "title: Travel"],
  ["other compressed files", "tools/precompress.ts", "export const endings = [];"],
  ["a changed configuration", "gatsby-config.ts", "export default { plugins: [] };"],
])("a build does not fit %s", (_case, file, text) => {
  folder.write(file, text);
  expect(isCurrent()).toBe(false);
});

test("what is edited while the site is built is not in the build", () => {
  forgetBuild(folder.path());
  const sources = fingerprint(outbox, folder.path());
  folder.write("data/pharmacy.yaml", "name: Main Street Pharmacy");
  noteBuild(sources, folder.path());
  expect(isCurrent()).toBe(false);
});

test("types that the build itself generates do not matter", () => {
  folder.write("src/gatsby-types.d.ts", "declare namespace Queries {}");
  expect(isCurrent()).toBe(true);
});

test("without its pages or its note there is no build", () => {
  forgetBuild(folder.path());
  expect(isCurrent()).toBe(false);

  noteBuild(fingerprint(outbox, folder.path()), folder.path());
  rmSync(join(folder.path(), "public"), { recursive: true });
  expect(isCurrent()).toBe(false);
});
