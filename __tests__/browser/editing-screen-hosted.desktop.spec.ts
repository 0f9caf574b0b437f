/** The editing screen of a public site saves at GitHub, and says whether a change is live. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect } from "../support/browser/editing-screen";
import { HostedScreen } from "../support/browser/hosted-screen";
import { test } from "../support/browser/policed-test";
import type { SiteFacts } from "../../src/editor/site-facts";

test.use({ viewport: { width: 1440, height: 1000 }, contextOptions: { reducedMotion: "reduce" } });

const PHARMACY = "data/pharmacy.yaml";
const FAX = "(507) 555-0143";
const NEW_FAX = "(507) 555-0188";

const LIVE = /^Published\. Live since /;
const BUILDING = /^Saved at .*\. The site is being built\.$/;

test("with GitHub, a change is saved, seen to be live, and taken back", async ({ page }) => {
  const screen = await HostedScreen.openAt("/edit/#/pharmacy:fax", page);
  const { repository } = screen;
  const original = repository.text(PHARMACY);
  await screen.signIn();
  await expect(screen.field("fax")).toBeFocused();
  await screen.write("fax", NEW_FAX);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved\. Patients see it in a few minutes/)).toBeVisible();
  expect(repository.text(PHARMACY)).toContain(NEW_FAX);
  await page.getByRole("link", { name: "Start page" }).click();
  await expect(page.getByText(BUILDING)).toBeVisible();
  screen.finishBuild();
  await screen.comeBack();
  await expect(page.getByText(LIVE)).toBeVisible();

  const words = `Pharmacy: Fax: ${FAX} became ${NEW_FAX}`;
  const change = page.getByRole("listitem").filter({ hasText: `Robin Day: ${words}` });
  await change.getByRole("button", { name: /^Take back/ }).click();
  await expect(page.getByText(`Taken back: ${words}`)).toBeVisible();
  expect(repository.text(PHARMACY)).toBe(original);
  expect(repository.head.message).toBe(`Take back: ${words}`);

  // It also looks by itself.
  await page.clock.install();
  await screen.comeBack();
  await expect(page.getByText(BUILDING)).toBeVisible();
  screen.finishBuild();
  await page.clock.runFor(20_000);
  await expect(page.getByText(LIVE)).toBeVisible();
  expect(screen.service.unknown).toEqual([]);
});

test("what a colleague changed in an open file stays, and the token is not kept unasked", async ({
  page,
}) => {
  const screen = await HostedScreen.openAt("/edit/#/pharmacy:fax", page);
  await screen.signIn();
  await screen.write("fax", NEW_FAX);
  screen.repository.replace(PHARMACY, "(507) 555-0142", "(507) 555-0177");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => screen.repository.text(PHARMACY)).toContain(NEW_FAX);
  expect(screen.repository.text(PHARMACY)).toContain("(507) 555-0177");
  await expect(screen.field("phone")).toHaveValue("(507) 555-0177");
  await page.reload();
  await page.getByRole("checkbox", { name: /^Stay signed in/ }).check();
  await screen.signIn();
  await expect(screen.field("fax")).toHaveValue(NEW_FAX);
  await page.reload();
  await expect(screen.field("fax")).toHaveValue(NEW_FAX);
  await page.getByRole("link", { name: "Start page" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByLabel("Your token of GitHub")).toBeVisible();
});

const inBuild = (file: string) => join("public/edit", file);

test("it works on the repository of the settings, is found by no search, and is small", () => {
  const page = readFileSync(inBuild("index.html"), "utf8");
  expect(page).toContain('<meta name="robots" content="noindex" />');
  const [, policy = ""] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  expect(policy.split(";")).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "connect-src 'self' https://api.github.com",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ]);
  const [script = ""] = readdirSync(inBuild("")).filter((name) => /^screen-\w+\.js$/.test(name));
  expect(page).toContain(script);
  expect(brotliCompressSync(readFileSync(inBuild(script))).length).toBeLessThan(200_000);
  const facts = JSON.parse(readFileSync(inBuild("site.json"), "utf8")) as SiteFacts;
  expect(facts.repository).toEqual({ name: "juniper/website" });
  expect(facts.siteUrl).toMatch(/^https:/);
  for (const file of ["licenses/react.txt", "for-staff.txt", "es.json"])
    expect(existsSync(inBuild(file))).toBe(true);
});
