/** A published site says from which commit it was built, and when. */
import { execFileSync } from "node:child_process";
import { commitOf, writeBuildJson } from "../../src/gatsby/build/write-build-json";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const commit = "4a1f0c52d7b89e36a05f1c2d3e4b5a6978c0d1e2";

const git = (...options: string[]) =>
  execFileSync(
    "git",
    ["-c", "user.name=Staff", "-c", "user.email=staff@pharmacy.example", ...options],
    {
      cwd: folder.path(),
      encoding: "utf8",
    },
  ).trim();

test.each([
  "COMMIT_REF",
  "CF_PAGES_COMMIT_SHA",
  "WORKERS_CI_COMMIT_SHA",
  "VERCEL_GIT_COMMIT_SHA",
  "GITHUB_SHA",
])("a host names the commit in %s", (variable) => {
  const before = Date.now();
  writeBuildJson({ [variable]: commit }, folder.path());
  const published = JSON.parse(folder.read("build.json")) as { time: number; commit: string };
  expect(published.commit).toBe(commit);
  expect(published.time).toBeGreaterThanOrEqual(before);
  expect(published.time).toBeLessThanOrEqual(Date.now());
});

test("it names the folder of the site, and says if it is a demo", () => {
  const published = () => JSON.parse(folder.read("build.json")) as object;
  writeBuildJson({}, folder.path());
  expect(published()).not.toHaveProperty("folder");
  expect(published()).not.toHaveProperty("isDemo");
  jest.replaceProperty(process, "env", { ...process.env, GATSBY_DEMO: "yes" });
  writeBuildJson({}, folder.path(), "/pharmacy");
  expect(published()).toMatchObject({ folder: "/pharmacy", isDemo: true });
});

test("without a host, it is Git's commit, unless files have changed since", () => {
  expect(commitOf({}, folder.path())).toEqual({ noCommit: "the folder is no Git clone" });
  git("init", "--quiet");
  folder.write("data/pharmacy.yaml", 'name: "Juniper"\n');
  git("add", ".");
  git("commit", "--quiet", "--message", "Start");
  git("tag", "--annotate", "--message", "First", "v1");
  expect(commitOf({ COMMIT_REF: "main" }, folder.path())).toEqual({
    commit: git("rev-parse", "HEAD"),
  });

  folder.write("data/pharmacy.yaml", 'name: "Juniper Pharmacy"\n');
  expect(commitOf({}, folder.path())).toEqual({
    noCommit: "files have changed since the last commit",
  });
});
