/** An update of a whole site, from each way in which a site can begin. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { noteFirstVersion, VERSION_FILE } from "../../tools/update/site-version";
import { ProjectCopy } from "../../tools/update/project-copy";
import { startUpdate, undoUpdate } from "../../tools/update/update-site";
import { REPORT_FILE, updateData } from "../../tools/update/update-data";
import { git } from "../../tools/update/git";
import { versionSample } from "../../tools/update/version-sample";
import { OLD_WORDS } from "../support/update/sample-versions";

const CODE = ["package.json", "package-lock.json", ".gitignore", ".gitattributes", "netlify.toml"];
const TEMPLATE = "src/templates/about.tsx";
const FOOTER = "data/footer.yaml";
const OLD_FILE = "src/old.ts";
const PICTURE = "data/images/walker.webp";

let folder = "";
const at = (...path: string[]) => join(folder, ...path);
const read = (...path: string[]) => readFileSync(at(...path), "utf8");

function write(text: string | Buffer, ...path: string[]) {
  mkdirSync(dirname(at(...path)), { recursive: true });
  writeFileSync(at(...path), text);
}

const author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];

/** Commits everything in a repository, and returns the commit. */
function commit(repository: string): string {
  git(at(repository), ["add", "--all"]);
  git(at(repository), [...author, "commit", "--quiet", "--allow-empty", "-m", "Change"]);
  return git(at(repository), ["rev-parse", "HEAD"]).trim();
}

let [first, middle, newest] = ["", "", ""];

/** A project of three versions: the words of data/ and two files of code change from the second to the third. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "update-"));
  mkdirSync(at("project"));
  git(at("project"), ["init", "--quiet"]);
  const content = ["pharmacy.yaml", "footer.yaml", ...OLD_WORDS.map(([file]) => file)];
  for (const path of [...CODE, TEMPLATE, ...content.map((file) => `data/${file}`)])
    cpSync(path, at("project", path));
  const today = new Map(OLD_WORDS.map(([file]) => [file, read("project/data", file)]));
  for (const [file, now, then] of OLD_WORDS)
    write(read("project/data", file).replace(now, then), "project/data", file);
  write("export const old = 1;\n", "project", OLD_FILE);
  write("picture", "project", PICTURE);
  first = commit("project");
  appendFileSync(at("project/netlify.toml"), "# Second version\n");
  middle = commit("project");
  for (const [file, text] of today) write(text, "project/data", file);
  appendFileSync(at("project", TEMPLATE), "// Third version\n");
  rmSync(at("project", OLD_FILE));
  write("other picture", "project", PICTURE);
  newest = commit("project");
});

afterAll(() => rmSync(folder, { recursive: true }));

let printed = "";

beforeEach(() => {
  printed = "";
  jest.spyOn(console, "log").mockImplementation((text: string) => {
    printed += `${text}\n`;
  });
});

/** The same as `git archive` and GitHub's ZIP: files of a version, without Git. */
function unzip(version: string, name: string): void {
  mkdirSync(at(name));
  const copy = `--work-tree=${at(name)}`;
  git(at("project"), [copy, "checkout", "--force", version, "--", "."]);
  git(at("project"), ["reset", "--quiet", "--hard"]);
}

const starts = {
  clone: (name: string) => {
    git(folder, ["clone", "--quiet", "project", name]);
    git(at(name), ["reset", "--quiet", "--hard", middle]);
  },
  ZIP: (name: string) => unzip(middle, name),
  template: (name: string) => {
    unzip(middle, name);
    git(at(name), ["init", "--quiet"]);
    commit(name);
  },
};

const hasGit = (name: string) => existsSync(at(name, ".git"));

function finish(name: string) {
  const update = startUpdate(at(name), "../project");
  if (!update) throw new Error("There is nothing to update.");
  const report = updateData(new ProjectCopy(at(name)), at(name), update.base, update.newest);
  return { ...update, report };
}

describe.each(["noted by adopt", "not written down"])("the version is %s", (how) => {
  test.each(Object.entries(starts))("a site that began as a %s", (start, begin) => {
    const name = `${start} ${how}`;
    begin(name);
    if (how === "noted by adopt") noteFirstVersion(at(name));
    write("# Of Ana.\n" + read(name, FOOTER), name, FOOTER);
    if (hasGit(name)) commit(name);
    const { base, report } = finish(name);
    expect(base).toBe(middle);
    expect(read(name, VERSION_FILE)).toBe(`${newest}\n`);
    expect(report).toContain("after three times, call 911");
    expect(read(name, REPORT_FILE)).toContain("after three times, call 911");
    expect(read(name, "data/services/diabetic-care.yaml")).toContain("after three times, call 911");
    expect(read(name, FOOTER)).toMatch(/^# Of Ana\./);
    expect(read(name, TEMPLATE)).toContain("// Third version");
    expect(existsSync(at(name, OLD_FILE))).toBe(false);
    expect(read(name, PICTURE)).toBe("other picture");
    expect(startUpdate(at(name), at("project"))).toBeUndefined();
  });
});

/** Makes a site like a template's copy, with some files changed. */
function siteWith(name: string, changes: Readonly<Record<string, string>>): void {
  starts.template(name);
  for (const [path, text] of Object.entries(changes)) write(text, name, path);
  commit(name);
}

test("own changes outside of data/ are named before anything is replaced, and kept as a patch", () => {
  siteWith("own", {
    "netlify.toml": `${read("project/netlify.toml")}# Our own\n`,
    [TEMPLATE]: `// Our own template\n${readFileSync(TEMPLATE, "utf8")}`,
    "src/ours.ts": "export const ours = 1;\n",
  });
  let templateWhenNamed = "";
  jest.spyOn(console, "log").mockImplementation((text: string) => {
    if (text.includes(TEMPLATE)) templateWhenNamed = read("own", TEMPLATE);
    printed += `${text}\n`;
  });
  finish("own");
  expect(templateWhenNamed).toContain("// Our own template");
  expect(read("own", TEMPLATE)).not.toContain("// Our own template");
  expect(read("own", TEMPLATE)).toContain("// Third version");
  expect(read("own/netlify.toml")).toContain("# Our own");
  expect(read("own/src/ours.ts")).toContain("ours");
  const patch = read("own", /\.update\/\S+\.patch/.exec(printed)?.[0] ?? "");
  expect(patch).toContain("+// Our own template");
  expect(patch).toContain("+# Our own");
  expect(patch).not.toContain("ours.ts");
});

test("a file of another version of the project is no own change", () => {
  siteWith("mixed", { "netlify.toml": readFileSync("netlify.toml", "utf8") });
  writeFileSync(at("mixed", VERSION_FILE), `${middle}\n`);
  commit("mixed");
  finish("mixed");
  expect(printed).not.toContain("You changed files");
  expect(read("mixed/netlify.toml")).toContain("# Second version");
});

test("a picture of the pharmacy's own stays", () => {
  siteWith("picture", { [PICTURE]: "our own picture" });
  finish("picture");
  expect(read("picture", PICTURE)).toBe("our own picture");
});

test("work that is not committed stops the update before it changes anything", () => {
  siteWith("uncommitted", {});
  appendFileSync(at("uncommitted", FOOTER), "# Not committed\n");
  expect(() => startUpdate(at("uncommitted"), at("project"))).toThrow(
    /Commit your own work first.*footer/,
  );
  expect(read("uncommitted", TEMPLATE)).not.toContain("// Third version");
});

test("one line undoes the update, with Git and without", () => {
  for (const start of ["template", "ZIP"] as const) {
    const name = `undone ${start}`;
    starts[start](name);
    if (hasGit(name)) write("sample-left.txt\n", name, ".git/info/exclude");
    write("own", name, ".env");
    const before = read(name, "data/services/diabetic-care.yaml");
    const { undo } = finish(name);
    expect(undo).toBe(hasGit(name) ? "git restore . && git clean -fd" : "npm run update -- --undo");
    if (hasGit(name)) {
      git(at(name), ["restore", "."]);
      git(at(name), ["clean", "--quiet", "-fd"]);
    } else undoUpdate(at(name));
    expect(read(name, "data/services/diabetic-care.yaml")).toBe(before);
    expect(existsSync(at(name, OLD_FILE))).toBe(true);
    expect(existsSync(at(name, VERSION_FILE))).toBe(false);
    expect(read(name, ".env")).toBe("own");
  }
});

test("files that are of no version of the project are refused, with what to write", () => {
  mkdirSync(at("foreign"));
  write('{ "name": "foreign" }', "foreign/package.json");
  expect(() => startUpdate(at("foreign"), at("project"))).toThrow(VERSION_FILE);
});

test("an address where no project is says what to look at", () => {
  siteWith("nowhere", {});
  expect(() => startUpdate(at("nowhere"), at("nothing"))).toThrow(/cannot be fetched.*nothing/);
  expect(() => startUpdate(at("nowhere"))).toThrow("--from");
});

test("the version is the one with the most equal files, the newest of equals", () => {
  unzip(first, "oldest");
  expect(finish("oldest").base).toBe(first);
});

describe("what is left of the sample", () => {
  test.each(Object.entries(starts))(
    "is known offline in a site that began as a %s",
    (start, begin) => {
      const name = `left ${start}`;
      begin(name);
      noteFirstVersion(at(name));
      const { texts, isPicture } = versionSample(at(name));
      expect([...texts]).toContain("Still below 70? Do it again.");
      expect(isPicture(PICTURE)).toBe(true);
      write("our own picture", name, PICTURE);
      expect(isPicture(PICTURE)).toBe(false);
      expect(isPicture("data/images/absent.webp")).toBe(false);
    },
  );

  test("is of the new version after an update", () => {
    starts.ZIP("left updated");
    finish("left updated");
    const { texts } = versionSample(at("left updated"));
    expect([...texts]).not.toContain("Still below 70? Do it again.");
  });

  test("of a drawing does not depend on the line ends of Windows", () => {
    starts.template("left drawing");
    write("<svg>\n</svg>\n", "left drawing/static/logo.svg");
    commit("left drawing");
    noteFirstVersion(at("left drawing"));
    write("<svg>\r\n</svg>\r\n", "left drawing/static/logo.svg");
    expect(versionSample(at("left drawing")).isPicture("static/logo.svg")).toBe(true);
  });

  test("needs an update where the version is not at hand", () => {
    starts.template("left nowhere");
    expect(() => versionSample(at("left nowhere"))).toThrow("npm run update");
    write(`${middle}\n`, "left nowhere", VERSION_FILE);
    expect(() => versionSample(at("left nowhere"))).toThrow("npm run update");
  });
});
