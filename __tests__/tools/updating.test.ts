/** A pharmacy's site takes a new version of the project, step by step as `docs/updating.md` has it. */
import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../../src/content/check-content";
import { formatProblems } from "../../src/content/report/format-problems";
import { loadFiles } from "../../src/content/read/load-content";
import { IMAGE_FIELD_TYPES } from "../../src/content/schema/field-types";
import { adoptedFiles, writeAdopted } from "../../tools/adopt/adopt-files";
import { updateData } from "../../tools/update-data/update-data";
import { answersWithout } from "../support/content/adopting";
import { OLD_DATA } from "../support/content/old-data";
import { halves } from "../support/content/photos";
import { findProgram } from "../support/programs/find-program";

const NOW = Date.parse("2026-11-01T12:00:00Z");
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M8 8h48"/></svg>';
/** One that no page shows. */
const SPARE_PICTURE = "images/spare.webp";
const CHANGED_PAGE = "src/pages/about.tsx";

const docs = readFileSync("docs/updating.md", "utf8");

/** The commands that stand first below a heading of the docs. */
const commandsOf = (heading: string, block = 0): string[] => {
  const [, section = ""] = docs.split(`\n## ${heading}\n`);
  const blocks = [...section.matchAll(/^```sh\n(.*?)^```/gms)].map(([, lines = ""]) => lines);
  return (blocks[block] ?? "").trim().split("\n");
};

const person = { NAME: "Pat", EMAIL: "pat@example.com" };
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: person.NAME,
  GIT_AUTHOR_EMAIL: person.EMAIL,
  GIT_COMMITTER_NAME: person.NAME,
  GIT_COMMITTER_EMAIL: person.EMAIL,
};

/** Runs a command as somebody types it. */
function type(folder: string, command: string) {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: folder,
    shell: true,
    encoding: "utf8",
    env,
  });
  return { status, said: stdout + stderr };
}

/** The same where it must not fail. */
function run(folder: string, command: string): string {
  const { status, said } = type(folder, command);
  if (status !== 0) throw new Error(`${command}\n${said}`);
  return said.trim();
}

function commit(folder: string, message: string): void {
  run(folder, "git add --all");
  run(folder, `git commit --quiet -m "${message}"`);
}

let root = "";
const at = (...path: string[]) => join(root, ...path);
const read = (...path: string[]) => readFileSync(at(...path), "utf8");
const replace = (from: string | RegExp, to: string, ...path: string[]) =>
  writeFileSync(at(...path), read(...path).replace(from, to));

/** Version 1.0.0 of the project, as far as the check looks at it. */
async function layOldVersion(): Promise<void> {
  cpSync(OLD_DATA, at("upstream/data"), { recursive: true });
  cpSync("src/pages", at("upstream/src/pages"), { recursive: true });
  for (const folder of ["static", "data/images"]) mkdirSync(at("upstream", folder));
  const texts = (await loadFiles(OLD_DATA)).flatMap((file) => file.texts);
  const pictures = texts.filter(({ fieldType }) => IMAGE_FIELD_TYPES.includes(fieldType));
  const photo = await halves().webp().toBuffer();
  for (const name of [...pictures.map(({ text }) => text), SPARE_PICTURE]) {
    writeFileSync(at("upstream/data", name), name.endsWith(".svg") ? DRAWING : photo);
  }
  writeFileSync(at("upstream/static/logo.svg"), DRAWING);
}

/** Version 2.0.0: other code, another shape of `data/`, other words and pictures of the sample. */
async function releaseNewVersion(): Promise<void> {
  await updateData(at("upstream"), true);
  replace(
    /^( {2}heading: ).*/m,
    '$1"Another headline of the sample"',
    "upstream/data/pages/home.yaml",
  );
  cpSync(
    at("upstream/data/services/health-screenings.yaml"),
    at("upstream/data/services/travel-clinic.yaml"),
  );
  writeFileSync(at("upstream/data", SPARE_PICTURE), "changed");
  writeFileSync(at("upstream/static/logo.svg"), DRAWING.replace("M8 8h48", "M8 56h48"));
  appendFileSync(at("upstream", CHANGED_PAGE), "// changed\n");
  commit(at("upstream"), "Release 2.0.0");
}

/** A pharmacy makes the sample its own, adds a note and a sentence, and deletes a picture. */
async function adopt(): Promise<void> {
  const files = await loadFiles(at("site/data"));
  writeAdopted(at("site/data"), adoptedFiles(files, answersWithout(), NOW));
  replace(/^phone:/m, "# The one at the counter.\nphone:", "site/data/pharmacy.yaml");
  replace(/^( {2}noReply: ).*/m, '$1"Tell us where to reach you."', "site/data/forms/contact.yaml");
  writeFileSync(at("site/static/logo.svg"), DRAWING.replace("M8 8h48", "M32 8v48"));
  rmSync(at("site/data", SPARE_PICTURE));
  commit(at("site"), "Make it ours");
}

/** Merges as the docs say. Both sides changed `data/`: the sample's words, and the pharmacy's. */
function merge(): void {
  const [fetch = "", merge = "", ...restore] = commandsOf("Each time");
  run(at("site"), fetch);
  expect(type(at("site"), merge)).toMatchObject({ status: 1 });
  for (const command of restore) run(at("site"), command);
}

const changedFiles = () => run(at("site"), "git diff HEAD --name-only");
const unmergedFiles = () => run(at("site"), "git diff --name-only --diff-filter=U");

/** In CI everything is tried. */
const describeWithGit = findProgram("git") || process.env.CI ? describe : describe.skip;

describeWithGit("a new version of the project", () => {
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), "updating-"));
    run(root, "git init --quiet upstream");
    await layOldVersion();
    commit(at("upstream"), "Release 1.0.0");
    run(at("upstream"), "git tag v1.0.0");
    await releaseNewVersion();
    run(at("upstream"), "git tag v2.0.0");
  });
  beforeEach(() => {
    run(root, "git clone --quiet --origin upstream --branch v1.0.0 upstream site");
  });
  afterEach(() => rmSync(at("site"), { recursive: true }));
  afterAll(() => rmSync(root, { recursive: true }));

  test("a site takes it, and keeps its own words in today's shape", async () => {
    await adopt();
    merge();
    expect(unmergedFiles()).toBe("");
    expect(changedFiles()).toBe(CHANGED_PAGE);

    expect(await updateData(at("site"), true)).toContain("forms/contact.yaml");
    expect(formatProblems((await checkContent(at("site"), NOW)).problems)).toBe("");
    commit(at("site"), "Update");

    expect(read("site", CHANGED_PAGE)).toContain("// changed");
    expect(read("site/data/pharmacy.yaml")).toContain(
      '# The one at the counter.\nphone: "(802) 555-4200"',
    );
    expect(read("site/data/forms/contact.yaml")).toContain(
      'missing: "Tell us where to reach you."',
    );
    expect(read("site/data/pages/home.yaml")).not.toContain("Another headline of the sample");
    expect(read("site/static/logo.svg")).toContain("M32 8v48");
    const tracked = run(at("site"), "git ls-files data");
    expect(tracked).toContain("data/brand.yaml");
    expect(tracked).not.toMatch(/travel-clinic|spare/);
    expect(run(at("site"), "git log --oneline HEAD..v2.0.0")).toBe("");
  });

  test("a site that began as a ZIP file takes it, too, once Git knows its version", async () => {
    rmSync(at("site/.git"), { recursive: true });
    run(at("site"), "git init --quiet");
    await adopt();
    run(at("site"), "git remote add upstream ../upstream");
    for (const command of commandsOf("Once for each site", 1)) run(at("site"), command);
    merge();
    expect(unmergedFiles()).toBe("");
    expect(changedFiles()).toBe(CHANGED_PAGE);
  });
});
