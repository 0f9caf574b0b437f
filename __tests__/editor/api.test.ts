/** The server of `npm run edit` reads, checks, shows and writes the files of this computer, for its own page alone. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { request } from "node:http";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { SavedMeanwhile } from "../../src/editor/files/files";
import { openLocalFiles } from "../../src/editor/files/local-files";
import type { PagesToBe } from "../../src/editor/server/pages";
import { Saves } from "../../src/editor/server/saves";
import { screenRequests } from "../../src/editor/server/screen-requests";
import { readDictionary } from "../../src/editor/words/dictionary";
import { sayIn } from "../../src/lib/say";
import { showPagesToBe } from "../../tools/server/pages-to-be";
import { type RunningSite, startSite } from "../../tools/server/site-server";
import { contentCopy } from "../support/content/content-copy";
import { sampleText } from "../support/content/sample-files";
import { temporaryFolder } from "../support/temporary-folder";

/** Options that let Node run TypeScript, from any folder. */
const TSX = ["--require", resolve("node_modules/tsx/dist/cjs/index.cjs")];

const PHARMACY = "pharmacy.yaml";
const TEAM = "own-pages/team.yaml";
const pharmacy = sampleText(PHARMACY);
const line = (key: string, value: string, file = pharmacy) =>
  file.replace(new RegExp(`^${key}: .*$`, "m"), `${key}: "${value}"`);
const withFax = line("fax", "(507) 555-0188");

const folder = temporaryFolder();
const content = contentCopy();

const started: RunningSite[] = [];
// Also after a failure: Jest ends only when no server runs.
afterEach(() => Promise.all(started.splice(0).map((site) => site.close())));

async function serve(project = folder.path(), pages?: PagesToBe) {
  const saves = new Saves(project);
  const onWrite = () => Promise.resolve(saves.record());
  const first = screenRequests({ project, pages, saves, onWrite });
  const site = await startSite({ port: 0, directory: folder.path(), first });
  started.push(site);
  return site;
}

const send = globalThis.fetch;

/** Opens the files as a page of the server does. */
async function open(project?: string, pages?: PagesToBe, language = "en") {
  const site = await serve(project, pages);
  jest.spyOn(globalThis, "fetch").mockImplementation((input, options = {}) => {
    const headers = new Headers(options.headers);
    headers.set("Sec-Fetch-Site", "same-origin");
    return send(new URL(input as string, site.url), { ...options, headers });
  });
  return openLocalFiles(language, sayIn());
}

beforeEach(() => folder.write(`data/${PHARMACY}`, pharmacy));

test("lists changes of the screen and of other programs, with the texts before and after, also after a restart", async () => {
  const files = await open();
  await files.write(new Map([[PHARMACY, withFax]]), "", await files.version());
  folder.write(`data/${PHARMACY}`, line("phone", "(507) 555-0177", withFax));
  await files.version();
  folder.write(`data/${TEAM}`, 'title: "Team"\n');
  await files.version();
  const [latest, phone, fax, ...earlier] = await (await open()).lastChanges(5);
  if (!latest || !phone || !fax) throw new Error("A change is missing.");
  expect(earlier).toEqual([]);
  expect(await files.changedPaths(latest)).toEqual([TEAM]);
  expect(await files.read(TEAM, latest.parent ?? "")).toBeUndefined();
  expect(await files.read(PHARMACY, fax.parent ?? "")).toBe(pharmacy);
  expect(await files.read(PHARMACY, fax.id)).toBe(withFax);
  expect(await files.read(PHARMACY, phone.parent ?? "")).toBe(withFax);
  expect(await files.read(PHARMACY, latest.id)).toContain("555-0177");
  expect(await files.paths()).toEqual(expect.arrayContaining([PHARMACY, TEAM]));
});

test("writes and deletes files in one change, but nothing if somebody else saved since", async () => {
  folder.write(`data/${TEAM}`, 'title: "Team"\n');
  const files = await open();
  const version = await files.version();
  const written = new Map<string, string | Blob | undefined>([
    [PHARMACY, withFax],
    [TEAM, undefined],
    ["images/a.webp", new Blob(["a photo"])],
  ]);
  await files.write(written, "", version);
  expect(folder.read(`data/${PHARMACY}`)).toBe(withFax);
  expect(folder.read("data/images/a.webp")).toBe("a photo");
  expect(existsSync(join(folder.path(), "data", TEAM))).toBe(false);
  await expect(files.write(new Map([[PHARMACY, pharmacy]]), "", version)).rejects.toThrow(
    SavedMeanwhile,
  );
  expect(folder.read(`data/${PHARMACY}`)).toBe(withFax);
  const picture = await fetch(await files.picture("images/a.webp"));
  expect(await picture.text()).toBe("a photo");
});

test("nothing outside of data/ is written or read", async () => {
  const files = await open();
  for (const path of ["../package.json", "..\\..\\package.json", "images/../../x.yaml"]) {
    const writing = files.write(new Map([[path, "x"]]), "", await files.version());
    await expect(writing).rejects.toThrow("is not in data/");
  }
  expect((await fetch("api/picture/..%2Fpackage.json")).status).toBe(409);
  expect(existsSync(join(folder.path(), "package.json"))).toBe(false);
});

test("files stay as they were if the disk is full, and it is said why", async () => {
  const files = await open();
  const fs = jest.requireActual<typeof import("node:fs")>("node:fs");
  const { writeFileSync } = fs;
  jest.spyOn(fs, "writeFileSync").mockImplementation((file, data) => {
    if (!String(file).includes("team.yaml")) return writeFileSync(file, data);
    writeFileSync(file, "title:");
    throw Object.assign(new Error(), { code: "ENOSPC" });
  });
  const both = new Map([
    [PHARMACY, withFax],
    [TEAM, 'title: "Team"\n'],
  ]);
  const writing = files.write(both, "", await files.version());
  await expect(writing).rejects.toThrow(/^The file cannot be written\./);
  expect(folder.read(`data/${PHARMACY}`)).toBe(pharmacy);
  expect(existsSync(join(folder.path(), "data", `${TEAM}.new`))).toBe(false);
});

test("after the editing program was stopped, staff are asked to start it again", async () => {
  const files = await open();
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(files.version()).rejects.toThrow("Start it again");
});

const saturday = (hours: string) => ({
  [PHARMACY]: content.text(PHARMACY).replace(/(?<=saturday: ).*/, `"${hours}"`),
});

test("a preview shows what is typed, but nothing with a mistake, and ends", async () => {
  const shown: string[][] = [];
  const files = await open(content.root(), {
    url: () => undefined,
    hasFailed: () => false,
    showDrafts: (drafts) => shown.push([...drafts.keys()]),
  });
  const errors = async (hours: string) =>
    (await files.preview?.(saturday(hours)))?.filter(({ isError }) => isError);
  expect(await errors("10AM-25PM")).toEqual([
    expect.objectContaining({ isNew: true, path: ["hours", "saturday"] }),
  ]);
  expect(shown).toEqual([]);
  expect(await errors("10AM-1PM")).toEqual([]);
  await files.preview?.({});
  expect(shown).toEqual([[PHARMACY], []]);
  expect(content.text(PHARMACY)).not.toContain("10AM-1PM");
});

test("a check answers in the language of staff, and says what leads to a page that is to be deleted", async () => {
  const page = "services/immunizations.yaml";
  const files = await open(content.root(), undefined, "es");
  expect(await files.check({ [page]: null, [`es/${page}`]: null })).toContainEqual(
    expect.objectContaining({
      file: "data/announcements.yaml",
      message: expect.not.stringContaining("There is no") as string,
      isNew: true,
    }),
  );
  expect(Object.keys(readDictionary("es")).length).toBeGreaterThan(500);
});

test("a preview says that npm start shows only what is saved", async () => {
  const start = await startSite({ port: 0, directory: folder.path() });
  started.push(start);
  folder.write("index.html", "<!doctype html><title>The site</title>");
  const pages = await showPagesToBe({ usual: start.url, port: 0 });
  expect(pages.url()).toBe(start.url);
  expect(() => pages.showDrafts(new Map())).toThrow("The page shows this once it is saved.");
});

test("leads to a page as it will be, and until it is there says that it opens by itself", async () => {
  const state: { url?: string } = {};
  const shown = await startSite({ port: 0, directory: folder.path() });
  started.push(shown);
  const site = await serve(folder.path(), {
    url: () => state.url,
    hasFailed: () => false,
    showDrafts: () => undefined,
  });
  const see = () => fetch(`${site.url}pages/our-team/`, { redirect: "manual" });
  const early = await see();
  expect(early.headers.get("Refresh")).toBe("2");
  expect(await early.text()).toContain("This page opens by itself.");
  state.url = shown.url;
  const missing = await see();
  expect(missing.headers.get("Refresh")).toBe("2");
  expect(await missing.text()).toContain("This page is not there yet.");
  folder.write("our-team/index.html", "<!doctype html><title>Our team</title>");
  expect((await see()).headers.get("Location")).toBe(`${shown.url}our-team/`);
});

/** Sends a request as a browser does, and returns its status. */
async function statusOf(headers: Record<string, string>): Promise<number | undefined> {
  const site = await serve();
  return new Promise<number | undefined>((answered, failed) => {
    request(`${site.url}api/check`, { method: "POST", headers }, (response) => {
      response.resume().once("end", () => answered(response.statusCode));
    })
      .once("error", failed)
      .end("{}");
  });
}

test("answers the screen, but no page of another site, nor one under another name", async () => {
  expect(await statusOf({ "Sec-Fetch-Site": "same-origin" })).toBe(200);
  expect(await statusOf({ "Sec-Fetch-Site": "cross-site" })).toBe(403);
  expect(await statusOf({})).toBe(403);
  expect(await statusOf({ "Sec-Fetch-Site": "same-origin", Host: "attacker.example" })).toBe(403);
});

test("a second start of npm run edit names the running one, and ends", async () => {
  const { url } = await serve();
  const edit = spawn(
    process.execPath,
    [...TSX, resolve("tools/commands/edit.ts"), "--port", new URL(url).port],
    { cwd: folder.path(), env: { PATH: process.env.PATH }, timeout: 100_000 },
  );
  const said = text(edit.stdout);
  expect(await once(edit, "exit")).toEqual([0, null]);
  expect(await said).toContain(`The editing screen is already running: ${url}`);
});
