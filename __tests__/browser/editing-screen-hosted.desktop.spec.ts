/** The editing screen of a public site says whether a change is live, and takes it back. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { CmsConfig } from "@sveltia/cms";
import { expect } from "../support/browser/editing-screen";
import { HostedScreen } from "../support/browser/hosted-screen";
import { test } from "../support/browser/policed-test";

test.use({ viewport: { width: 1440, height: 1000 }, contextOptions: { reducedMotion: "reduce" } });

const PHARMACY = "data/pharmacy.yaml";
const FAX = "(507) 555-0143";
const NEW_FAX = "(507) 555-0188";

const LIVE = /^Published\. Live since \d/;
const BUILDING = /^Saved at .*\. The site is being built\.$/;

test("with GitHub, a change is saved, seen to be live, and taken back", async ({ page }) => {
  const screen = await HostedScreen.openAt("/edit/", page);
  const { repository } = screen;
  const original = repository.text(PHARMACY);
  await expect(page.getByText("Sign in to see whether the last changes are live.")).toBeVisible();
  // The field that a link of the start page names opens once somebody has signed in.
  await page.getByText("Phone or fax").click();
  await page.getByRole("link", { name: "Fax" }).click();
  await screen.signIn();
  await expect(page.getByText(LIVE)).toBeVisible();
  await expect(screen.field("fax").getByRole("textbox")).toBeFocused();
  await screen.write("fax", NEW_FAX);
  await screen.save();
  await expect(page.getByText(BUILDING)).toBeVisible();
  expect(repository.text(PHARMACY)).toContain(NEW_FAX);
  screen.finishBuild();
  await screen.comeBack();
  await expect(page.getByText(LIVE)).toBeVisible();

  await page.getByText("Last changes", { exact: true }).click();
  const words = `Pharmacy: Fax: ${FAX} became ${NEW_FAX}`;
  await page
    .getByRole("listitem")
    .filter({ hasText: `Robin Day: ${words}` })
    .getByRole("button", { name: /^Take back/ })
    .click();
  await expect(page.getByText(BUILDING)).toBeVisible();
  expect(repository.text(PHARMACY)).toBe(original);
  expect(repository.head.message).toBe(`Take back: ${words}`);
  // The screen shows what is in the repository now, not what it kept of the file.
  await screen.choose("Pharmacy");
  await expect(screen.field("fax").getByRole("textbox")).toHaveValue(FAX);
  expect(screen.service.unknown).toEqual([]);

  // The strip also looks by itself.
  await page.clock.install();
  await screen.comeBack();
  screen.finishBuild();
  await page.clock.runFor(20_000);
  await expect(page.getByText(LIVE)).toBeVisible();
});

test(
  "what a colleague changed in an open file stays, and the screen says so",
  { tag: "@slow" },
  async ({ page }) => {
    const screen = await HostedScreen.openAt("/edit/screen.html", page);
    await screen.signIn();
    await screen.choose("Pharmacy");
    await screen.write("fax", NEW_FAX);
    screen.repository.replace(PHARMACY, "(507) 555-0142", "(507) 555-0177");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Saving keeps both changes");
    await question.getByRole("button", { name: "Save Anyway" }).click();
    await expect.poll(() => screen.repository.text(PHARMACY)).toContain(NEW_FAX);
    expect(screen.repository.text(PHARMACY)).toContain("(507) 555-0177");
  },
);

const inBuild = (file: string) => join("public/edit", file);

const scriptOf = (page: string) =>
  /<script type="module" src="(\w+-\w+\.js)">/.exec(page)?.[1] ?? "";

test("it works on the repository of the settings, is found by no search, and its start page is small", () => {
  const page = readFileSync(inBuild("screen.html"), "utf8");
  const script = readFileSync(inBuild(scriptOf(page)), "utf8");
  expect(script.length).toBeGreaterThan(1_000_000);
  // Sveltia CMS says so of each page that never had a translation.
  expect(script).not.toContain("content has been disabled");
  expect(existsSync(inBuild("licenses/sveltia-cms.txt"))).toBe(true);
  expect(page).toContain('<meta name="robots" content="noindex" />');
  const [, policy = ""] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.github\.com/);
  const { backend, display_url } = JSON.parse(
    readFileSync(inBuild("config.json"), "utf8"),
  ) as CmsConfig;
  expect(backend).toEqual({ name: "github", repo: "juniper/website", auth_methods: ["token"] });
  expect(display_url).toMatch(/^https:/);

  const start = readFileSync(inBuild("index.html"), "utf8");
  expect(start).toContain('<meta name="robots" content="noindex" />');
  expect(start).toMatch(/script-src 'self';style-src 'sha256-[^']*';img-src 'self';connect-src/);
  const weight = (file: string) => brotliCompressSync(readFileSync(inBuild(file))).length;
  expect(weight("index.html") + weight(scriptOf(start))).toBeLessThan(12_000);
  expect(JSON.parse(readFileSync(inBuild("search.json"), "utf8"))).not.toHaveLength(0);
  for (const picture of ["start.webp", "task-snow.webp"]) {
    expect(existsSync(inBuild(`images/${picture}`))).toBe(true);
  }
});
