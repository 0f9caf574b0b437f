/** The changelog, the version and the migrations speak of the same releases. */
import { readFileSync } from "node:fs";
import { addedFiles, addedKeys } from "../../src/content/migrations/additions";
import { migrations } from "../../src/content/migrations/migrations";

const changelog = readFileSync("docs/changelog.md", "utf8");

/** The newest first. */
const releases = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - (.*)$/gm)].map(
  ([, version = "", date = ""]) => ({ version, date }),
);

const versionIn = (file: string) =>
  (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;

test("the newest release of the changelog is the version of the package", () => {
  expect(releases[0]?.version).toBe(versionIn("package.json"));
  expect(versionIn("package-lock.json")).toBe(versionIn("package.json"));
});

test("every release has a date, and none is older than the one below it", () => {
  const dates = releases.map(({ date }) => date);
  expect(dates.filter((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date))).toEqual([]);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test("every change of data/ belongs to a release that made data/ change", () => {
  const [newest = ""] = releases.map(({ version }) => version.split(".")[0]);
  const next = changelog.includes("## [Unreleased]") ? [`${Number(newest) + 1}.0.0`] : [];
  const known = [...releases.map(({ version }) => version), ...next];
  const versions = [...migrations, ...addedKeys, ...addedFiles].map(({ version }) => version);
  expect(known.filter((version) => version.endsWith(".0.0"))).toEqual(
    expect.arrayContaining(versions),
  );
});
