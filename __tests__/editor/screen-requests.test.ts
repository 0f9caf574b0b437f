/** The server of `npm run edit` answers its own page alone. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import type { CheckAnswer } from "../../src/editor/screen/check";
import { showPagesToBe } from "../../tools/server/pages-to-be";
import { type RunningSite, startSite } from "../../tools/server/site-server";
import { Saves } from "../../src/editor/server/saves";
import { type PagesToBe, screenRequests } from "../../src/editor/server/screen-requests";
import { contentCopy } from "../support/content/content-copy";
import { temporaryFolder } from "../support/temporary-folder";

/** Options that let Node run TypeScript, from any folder. */
const TSX = ["--require", resolve("node_modules/tsx/dist/cjs/index.cjs")];

const folder = temporaryFolder();
const content = contentCopy();

const started: RunningSite[] = [];
// Also after a failure: Jest ends only when no server runs.
afterEach(() => Promise.all(started.splice(0).map((site) => site.close())));

async function serve(options: { project: string; pages?: PagesToBe }): Promise<RunningSite> {
  const first = screenRequests({ ...options, saves: new Saves(options.project) });
  const site = await startSite({ port: 0, directory: folder.path(), first });
  started.push(site);
  return site;
}

/** Sends a request as a browser does, and returns its status. */
async function statusOf(headers: Record<string, string>): Promise<number | undefined> {
  const site = await serve({ project: folder.path() });
  const status = await new Promise<number | undefined>((resolve, reject) => {
    request(`${site.url}check`, { method: "POST", headers }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode));
    })
      .once("error", reject)
      .end("{}");
  });
  return status;
}

test("answers the screen, but no page of another site, nor one under another name", async () => {
  expect(await statusOf({ "Sec-Fetch-Site": "same-origin" })).toBe(200);
  expect(await statusOf({ "Sec-Fetch-Site": "cross-site" })).toBe(403);
  expect(await statusOf({})).toBe(403);
  expect(await statusOf({ "Sec-Fetch-Site": "same-origin", Host: "attacker.example" })).toBe(403);
});

test("a second start of npm run edit names the running one, and ends", async () => {
  const { url } = await serve({ project: folder.path() });
  const edit = spawn(
    process.execPath,
    [...TSX, resolve("tools/commands/edit.ts"), "--port", new URL(url).port],
    { cwd: folder.path(), env: { PATH: process.env.PATH }, timeout: 100_000 },
  );
  const said = text(edit.stdout);
  expect(await once(edit, "exit")).toEqual([0, null]);
  expect(await said).toContain(`The editing screen is already running: ${url}`);
});

/** Sends texts of files as the screen does, and returns the errors in them. */
async function errorsAfter(address: string, texts: object) {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(texts) });
  return ((await response.json()) as CheckAnswer).errors;
}

test("a preview shows what is typed, but nothing with a mistake, and ends", async () => {
  const shown: string[][] = [];
  const site = await serve({
    project: content.root(),
    pages: {
      url: () => undefined,
      hasFailed: () => false,
      showDrafts: (drafts) => shown.push([...drafts.keys()]),
    },
  });
  const preview = async (texts: Record<string, string>) => {
    const errors = await errorsAfter(`${site.url}preview`, texts);
    return errors.map(({ message }) => message);
  };
  const saturday = (hours: string) => ({
    "pharmacy.yaml": content.text("pharmacy.yaml").replace(/(?<=saturday: ).*/, `"${hours}"`),
  });
  expect(await preview(saturday("10AM-25PM"))).toEqual([expect.stringContaining("10AM-25PM")]);
  expect(shown).toEqual([]);
  expect(await preview(saturday("10AM-1PM"))).toEqual([]);
  expect(await preview({})).toEqual([]);
  expect(shown).toEqual([["pharmacy.yaml"], []]);
  expect(content.text("pharmacy.yaml")).not.toContain("10AM-1PM");
});

test("a preview says that npm start shows only what is saved", async () => {
  const start = await startSite({ port: 0, directory: folder.path() });
  folder.write("index.html", "<!doctype html><title>The site</title>");
  const pages = await showPagesToBe({ usual: start.url, port: 0 });
  expect(pages.url()).toBe(start.url);
  expect(() => pages.showDrafts(new Map())).toThrow("The page shows this once it is saved.");
  await start.close();
});

test("leads to a page as it will be, and until it is there says that it opens by itself", async () => {
  const state: { url?: string } = {};
  const shown = await startSite({ port: 0, directory: folder.path() });
  started.push(shown);
  const site = await serve({
    project: folder.path(),
    pages: {
      url: () => state.url,
      hasFailed: () => false,
      showDrafts: () => undefined,
    },
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

test("a check says what leads to a page that is to be deleted", async () => {
  const site = await serve({ project: content.root() });
  const errorsWithout = (...paths: string[]) =>
    errorsAfter(`${site.url}check`, Object.fromEntries(paths.map((path) => [path, null])));
  const page = "services/immunizations.yaml";
  expect(await errorsWithout(page, `es/${page}`)).toContainEqual(
    expect.objectContaining({
      file: "data/announcements.yaml",
      message: expect.stringContaining("There is no page /services/immunizations/") as string,
      isNew: true,
    }),
  );
  expect(await errorsWithout("announcements.yaml", "es/announcements.yaml")).toEqual([]);
});
