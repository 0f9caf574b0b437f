import { rmSync } from "node:fs";
import { join } from "node:path";
import {
  buildIsCurrent,
  changedSinceTypes,
  forgetBuild,
  noteBuild,
} from "../../src/gatsby/build/current-build";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const settings = { GATSBY_EMAILJS_ORIGIN: "outbox", EDITOR_GIT_BACKEND: "github" };

/** Waits until file times differ. */
const clockTick = () => {
  const start = Date.now();
  while (Date.now() < start + 20);
};

function build() {
  clockTick();
  forgetBuild(folder.path());
  clockTick();
  folder.write("public/index.html", "<h1>Home</h1>");
  folder.write("src/gatsby-types.d.ts", "declare namespace Queries {}");
  noteBuild(settings, folder.path());
}

beforeEach(() => {
  folder.write("data/pharmacy.yaml", "name: Corner Pharmacy");
  folder.write("tsconfig.json", "{}");
  folder.write("gatsby-ssr.tsx", "export {};");
  build();
});

const isCurrent = (environment: Record<string, string> = settings) =>
  buildIsCurrent(environment, folder.path());

test("a build is current while nothing changes", () => {
  expect(isCurrent()).toBe(true);
});

test.each([
  ["other mail settings", { ...settings, GATSBY_EMAILJS_ORIGIN: "" }],
  ["other settings of the editing screen", { ...settings, EDITOR_GIT_BACKEND: "gitlab" }],
])("a build does not fit %s", (_case, environment) => {
  expect(isCurrent(environment)).toBe(false);
});

test.each([
  ["changed content", "data/pharmacy.yaml", "name: Main Street Pharmacy"],
  ["mail keys in a file", ".env.production", "GATSBY_EMAILJS_PUBLIC_KEY=key"],
])("a build does not have %s", (_case, file, text) => {
  folder.write(file, text);
  expect(isCurrent()).toBe(false);
});

test("a build has what was deleted since", () => {
  rmSync(join(folder.path(), "gatsby-ssr.tsx"));
  expect(isCurrent()).toBe(false);
});

test("what is edited while the site is built may not be in the build", () => {
  forgetBuild(folder.path());
  clockTick();
  folder.write("data/pharmacy.yaml", "name: Main Street Pharmacy");
  noteBuild(settings, folder.path());
  expect(isCurrent()).toBe(false);
});

test.each(["__tests__/home.test.ts", "docs/testing.md", ".git/index", "node_modules/x/index.js"])(
  "a change of %s does not matter",
  (file) => {
    folder.write(file, "changed");
    expect(isCurrent()).toBe(true);
  },
);

test.each([
  ["src/content/schema/service.ts", "export const service = 1;", true],
  ["src/templates/about.tsx", "export const query = graphql`query AboutPage { x }`;", true],
  ["src/components/card.tsx", "export const Card = () => null;", false],
])("the types of queries may be older than %s: %s", (file, text, isOlder) => {
  clockTick();
  folder.write(file, text);
  expect(changedSinceTypes(folder.path())).toEqual(isOlder ? file : undefined);
  build();
  expect(changedSinceTypes(folder.path())).toBeUndefined();
});

test("a build of yesterday does not know today", () => {
  jest.useFakeTimers({ now: Date.now() + 24 * 60 * 60_000 });
  expect(isCurrent()).toBe(false);
  jest.useRealTimers();
});

test("without its pages or its note there is no build", () => {
  forgetBuild(folder.path());
  expect(isCurrent()).toBe(false);

  build();
  rmSync(join(folder.path(), "public"), { recursive: true });
  expect(isCurrent()).toBe(false);
});
