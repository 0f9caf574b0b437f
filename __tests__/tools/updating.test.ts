/** Runs the Git commands of `docs/updating.md`. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { devNull } from "node:os";
import { join } from "node:path";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const docs = readFileSync("docs/updating.md", "utf8");
const testWithGit = spawnSync("git", ["--version"]).status === 0 ? test : test.skip;

/** Returns the code block below a heading. */
function commandsOf(heading: string, block = 0): string {
  const [, section = ""] = docs.split(`\n## ${heading}\n`);
  return [...section.matchAll(/^```sh\n(.*?)^```/gms)][block]?.[1] ?? "";
}

/** Runs commands in a repository, and returns what they print. */
function run(repository: string, commands: string, date = "2026-12-31T12:00:00Z"): string {
  const person = { NAME: "Pat", EMAIL: "pat@example.com", DATE: date };
  const roles = ["AUTHOR", "COMMITTER"].flatMap((role) =>
    Object.entries(person).map(([key, value]) => [`GIT_${role}_${key}`, value] as const),
  );
  const env = { ...process.env, ...Object.fromEntries(roles), GIT_CONFIG_GLOBAL: devNull };
  const cwd = join(folder.path(), repository);
  return spawnSync(commands, { cwd, shell: true, encoding: "utf8", env }).stdout.trim();
}

const COMMIT = "git add --all && git commit --quiet -m Change";

testWithGit("a site that began as a ZIP file takes the new code and keeps its own data", () => {
  folder.write("upstream/data/pages/home.yaml", "heading: The sample\n");
  folder.write("upstream/data/images/spare.webp", "a picture");
  folder.write("upstream/static/logo.svg", "<svg/>");
  folder.write("upstream/src/page.tsx", "// old\n");
  run("upstream", "git init --quiet --initial-branch=main");
  run("upstream", COMMIT, "2026-11-01T12:00:00Z");

  run("", "cp -r upstream site && rm -r site/.git site/data/images site/static/logo.svg");
  folder.write("site/data/pages/home.yaml", "heading: Our pharmacy\n");
  folder.write("site/static/logo.png", "our logo");
  run("site", `git init --quiet --initial-branch=main && ${COMMIT}`);

  folder.write("upstream/data/pages/home.yaml", "heading: The sample, changed\n");
  folder.write("upstream/data/images/spare.webp", "another picture");
  folder.write("upstream/static/logo.svg", '<svg id="new"/>');
  folder.write("upstream/data/services/new.yaml", "title: New\n");
  folder.write("upstream/src/page.tsx", "// new\n");
  run("upstream", COMMIT);

  run("site", commandsOf("Once for each site").replace(/https:\S+/, "../upstream"));
  const [find = "", begin = ""] = commandsOf("Once for each site", 1).trim().split("\n");
  run("site", begin.replace(/COMMIT$/, run("site", find)));
  run("site", commandsOf("Each time"));
  expect(run("site", "git diff HEAD --name-only")).toBe("src/page.tsx");
  expect(run("site", "git diff --name-only --diff-filter=U")).toBe("");
  expect(folder.read("site/src/page.tsx")).toBe("// new\n");
  expect(folder.read("site/data/pages/home.yaml")).toBe("heading: Our pharmacy\n");
});
