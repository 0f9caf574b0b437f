import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { adoptSite, showLeft } from "../../tools/adopt/adopt-site";
import { ANSWERS_FILE } from "../support/content/adopting";
import { contentCopy } from "../support/content/content-copy";
import { sampleFiles } from "../support/content/sample-files";

const content = contentCopy();
const project = process.cwd();

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--require", "tsx/cjs", resolve(`tools/commands/${command}.ts`), ...args],
    { cwd: content.root(), encoding: "utf8", input: "Cloudberry Drug\n" },
  );
  return { status, said: stdout + stderr };
}

/** Output of a command's function. A new process would take 1.5 s. */
async function saidBy(work: () => Promise<unknown>): Promise<string> {
  const log = jest.spyOn(console, "log").mockImplementation(() => undefined);
  process.chdir(content.root());
  try {
    await work();
    return log.mock.calls.join("\n");
  } finally {
    process.chdir(project);
    log.mockRestore();
  }
}

const answers = (change = (file: string) => file) =>
  writeFileSync(join(content.root(), "answers.yaml"), change(ANSWERS_FILE));

const everything = () =>
  sampleFiles
    .map((file) => content.at(file))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, "utf8"));

test("nothing is written before all is right", async () => {
  const before = everything();
  answers((file) => file.replace("(802) 555-4200", "555-4200"));
  await expect(saidBy(() => adoptSite(["answers.yaml"]))).rejects.toThrow(
    /answers\.yaml:10:8[^]*Nothing was written\./,
  );
  await expect(saidBy(() => adoptSite(["answer.yaml"]))).rejects.toThrow(
    "There is no file answer.yaml.",
  );
  await expect(saidBy(() => adoptSite(["data"]))).rejects.toThrow("There is no file data.");
  const unknown = run("adopt", "--list");
  expect(unknown).toMatchObject({ status: 1 });
  expect(unknown.said).toContain("This command takes --left, --help.");
  expect(everything()).toEqual(before);
});

test("the sample itself lists nothing as left of it", async () => {
  expect(await saidBy(showLeft)).toContain("This is the sample itself.");
});

const listed = () => readFileSync(join(content.root(), "sample-left.txt"), "utf8");

test("it writes the answers, counts what is left of the sample, and lists it in a file", async () => {
  answers((file) =>
    file.replace(/^refillTime: .*\n/m, "").replace('fitting: "yes"', 'fitting: "no"'),
  );
  const adopted = run("adopt", "answers.yaml");
  expect(adopted.status).toBe(0);
  expect(adopted.said).toMatch(
    /Not needed, and removed: data\/announcements\.yaml, data\/images\/map\.svg\./,
  );
  const line = content.lineOf("pages/home.yaml", "knows your name");
  const place = `data/pages/home.yaml:${line}`;
  expect(listed()).toContain(`${place}  The {city} pharmacy that knows your name`);
  expect(listed()).toContain("static/logo.svg  the logo");

  const inMenu = content.lineOf("pages/home.yaml", "hospital beds, and more");
  expect(adopted.said).toMatch(/^Still to change, in each language: these texts name what you/m);
  expect(adopted.said).toContain(
    `data/pages/home.yaml:${inMenu}  Walkers, shower chairs, hospital`,
  );
  expect(adopted.said).toContain("sample-left.txt lists each text and picture with its line.");
  expect(adopted.said).toContain("npm run check -- --promises");
  // About one screen.
  expect(adopted.said.split("\n").length).toBeLessThan(60);
  expect(adopted.said).toContain("Still to make: the map of your streets");
  expect(adopted.said).toContain("Still to make: your logo.");
  expect(adopted.said).toMatch(
    /^Still to make: the notices .*docs\/notices\.md.*\n {2}Notice of Privacy Practices\. .*hhs\.gov/m,
  );
  expect(adopted.said).toContain("Still to write: how long your patients wait.");
  expect(content.text("pharmacy.yaml")).toMatch(/\[20, 30\]\n +refill:\n +minutes: \[10\]/);

  expect(adopted.said).toMatch(/^\d+ texts and \d+ pictures are those of the sample/m);
  writeFileSync(join(content.root(), "sample-left.txt"), "older");
  await saidBy(showLeft);
  expect(listed()).toContain(place);

  await expect(saidBy(() => adoptSite(["answers.yaml"]))).rejects.toThrow(
    "a pharmacy's own already: https://www.example.com/",
  );
  expect(everything().join("\n")).not.toMatch(/555-01|Juniper|\.example(?!\.com)/);
});
