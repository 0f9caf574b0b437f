/** The server of `npm run edit` is a Git service for `data/`, whose commits are the last changes. */
import { existsSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { openGitea } from "../../src/editor/git/gitea";
import { noWords } from "../../src/content/write/values";
import { Saves } from "../../src/editor/server/saves";
import { screenRequests } from "../../src/editor/server/screen-requests";
import { type RunningSite, startSite } from "../../tools/server/site-server";
import { sampleText } from "../support/content/sample-files";
import { hash } from "../support/git-services/fake-repository";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const PHARMACY = "data/pharmacy.yaml";
const pharmacy = sampleText("pharmacy.yaml");
const line = (key: string, value: string, text = pharmacy) =>
  text.replace(new RegExp(`^${key}: .*$`, "m"), `${key}: "${value}"`);
const withFax = line("fax", "(507) 555-0188");

let site: RunningSite;
let saves: Saves;

beforeEach(async () => {
  folder.write(PHARMACY, pharmacy);
  saves = new Saves(folder.path());
  const first = screenRequests({ project: folder.path(), saves });
  site = await startSite({ port: 0, directory: folder.path(), first });
  const send = globalThis.fetch;
  // As a browser does for requests of a page of this server.
  jest.spyOn(globalThis, "fetch").mockImplementation((input, options = {}) => {
    const headers = new Headers(options.headers);
    headers.set("Sec-Fetch-Site", "same-origin");
    return send(input, { ...options, headers });
  });
});

afterEach(() => site.close());

const open = () =>
  openGitea(`${site.url}api/v1`, { repository: "here/site", branch: "main", token: "page" });

const post = (address: string, body: object) =>
  fetch(`${site.url}api/v1/repos/here/site/${address}`, {
    method: "POST",
    body: JSON.stringify(body),
  });

interface Save {
  path?: string;
  operation?: "create" | "update";
  /** Happens after the screen has read the file. */
  meanwhile?: () => void;
}

/** Saves a file as Sveltia CMS does, which read `before`. */
async function save(
  before: string,
  content: string,
  { path = PHARMACY, operation = "update", meanwhile }: Save = {},
) {
  await post("file-contents?ref=main", { files: [PHARMACY] });
  meanwhile?.();
  const encoded = Buffer.from(content).toString("base64");
  const file = { operation, path, sha: hash(before), content: encoded };
  return post("contents", { branch: "main", files: [file] });
}

test("lists changes of the screen and of other programs, with the texts before and after, also after a restart", async () => {
  await save(pharmacy, withFax);
  folder.write(PHARMACY, line("phone", "(507) 555-0177", withFax));
  saves.record();
  folder.write("data/own-pages/team.yaml", 'title: "Team"\n');
  saves = new Saves(folder.path());
  const [latest, phone, fax, ...earlier] = await open().lastCommits(5, "data");
  expect(earlier).toEqual([]);
  expect(latest?.who).toBe(saves.who);
  expect(await open().changedFiles(latest?.id ?? "")).toEqual(["data/own-pages/team.yaml"]);
  expect(await open().fileAt(latest?.parent ?? "", "data/own-pages/team.yaml")).toBeUndefined();
  expect(await open().fileAt(fax?.parent ?? "", PHARMACY)).toBe(pharmacy);
  expect(await open().fileAt(fax?.id ?? "", PHARMACY)).toBe(withFax);
  expect(await open().fileAt(phone?.parent ?? "", PHARMACY)).toBe(withFax);
  expect(await open().fileAt(latest?.id ?? "", PHARMACY)).toContain("555-0177");
});

test("writes and deletes files in one change, but nothing if somebody else saved since", async () => {
  const page = join(folder.path(), "data/own-pages/team.yaml");
  folder.write("data/own-pages/team.yaml", 'title: "Team"\n');
  const { head } = saves;
  const texts = new Map([
    [PHARMACY, withFax],
    ["data/own-pages/team.yaml", undefined],
  ]);
  await open().write(texts, "Take back", head);
  expect(folder.read(PHARMACY)).toBe(withFax);
  expect(existsSync(page)).toBe(false);
  await expect(open().write(new Map([[PHARMACY, pharmacy]]), "Take back", head)).rejects.toThrow(
    "Somebody else saved at the same moment.",
  );
  expect(folder.read(PHARMACY)).toBe(withFax);
});

test("a file that changed since the screen read it is merged when it is saved", async () => {
  const meanwhile = () => folder.write(PHARMACY, line("phone", "(507) 555-0177"));
  await save(pharmacy, withFax, { meanwhile });
  expect(folder.read(PHARMACY)).toBe(line("phone", "(507) 555-0177", withFax));
  // For a draft that is restored later.
  expect(await open().blob(hash(pharmacy))).toBe(pharmacy);
});

test("a draft from before a restart finds its text if the file has it still", async () => {
  expect(await open().blob(hash(pharmacy))).toBe(pharmacy);
  expect(await open().blob(hash(withFax))).toBeUndefined();
});

test("a new page has no file for a language without words, until it has words", async () => {
  const path = "data/es/own-pages/parking.yaml";
  const none = noWords("es/own-pages/parking.yaml");
  await save("", none, { path, operation: "create" });
  expect(existsSync(join(folder.path(), path))).toBe(false);
  await save(none, 'title: "Estacionamiento"\n', { path });
  expect(folder.read(path)).toBe('title: "Estacionamiento"\n');
  // Words that somebody deletes leave their file.
  await save('title: "Estacionamiento"\n', none, { path });
  expect(folder.read(path)).toBe(none);
});

test("a translation that is not there yet can be opened, and is written once it has words", async () => {
  const path = "data/es/own-pages/parking.yaml";
  const none = noWords("es/own-pages/parking.yaml");
  folder.write("data/own-pages/parking.yaml", 'title: "Parking"\n');
  const text = `# ${path}\n`;
  expect((await open().hashes()).get(path)).toBe(hash(text));
  await save(text, none, { path });
  expect(existsSync(join(folder.path(), path))).toBe(false);
  await save(text, 'title: "Estacionamiento"\n', { path });
  expect(folder.read(path)).toBe('title: "Estacionamiento"\n');
});

test("a page whose name gets other letters, or only small ones, is there afterwards", async () => {
  const pages = join(folder.path(), "data/own-pages");
  folder.write("data/own-pages/parking.yaml", 'title: "Parking"\n');
  // As on Windows and macOS, where both names are one folder.
  symlinkSync(pages, join(folder.path(), "data/Own-Pages"));
  const content = Buffer.from('title: "Where to park"\n').toString("base64");
  for (const [from, path] of [
    ["data/Own-Pages/parking.yaml", "data/own-pages/parking.yaml"],
    ["data/own-pages/parking.yaml", "data/own-pages/where-to-park.yaml"],
  ]) {
    const files = [{ operation: "update", from_path: from, path, sha: "", content }];
    expect((await post("contents", { branch: "main", files })).status).toBe(200);
    expect(folder.read(path ?? "")).toBe('title: "Where to park"\n');
  }
  expect(readdirSync(pages)).toEqual(["where-to-park.yaml"]);
});

test("nothing outside of data/ is written", async () => {
  for (const path of [
    "package.json",
    "data/../package.json",
    "data/..\\..\\package.json",
    "../data/x.yaml",
  ]) {
    expect((await save(pharmacy, withFax, { path })).status).toBe(409);
  }
  expect(existsSync(join(folder.path(), "package.json"))).toBe(false);
});

test("a file stays as it was if the disk is full", async () => {
  const fs = jest.requireActual<typeof import("node:fs")>("node:fs");
  const { writeFileSync } = fs;
  jest.spyOn(fs, "writeFileSync").mockImplementationOnce((file) => {
    writeFileSync(file, "name:");
    throw Object.assign(new Error(), { code: "ENOSPC" });
  });
  expect((await save(pharmacy, withFax)).status).toBe(409);
  expect(folder.read(PHARMACY)).toBe(pharmacy);
});

test("says why a file was not written", async () => {
  // No user can write this, not even an administrator.
  const response = await save("", "a: 1\n", { path: `${PHARMACY}/below-a-file.yaml` });
  expect(response.status).toBe(409);
  expect(await response.text()).toContain("The file cannot be written.");
});

test("after the editing program was stopped, staff are asked to start it again", async () => {
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(open().lastCommits(1)).rejects.toThrow("Start it again");
});
