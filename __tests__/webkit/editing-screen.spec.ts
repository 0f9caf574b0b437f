/** The tasks of staff on the editing screen in WebKit, as on an iPad. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { By, until, type WebDriver } from "selenium-webdriver";
import { assembleSite, ownContent } from "../../tools/build/assemble-site";
import { startScreen } from "../../tools/server/start-screen";
import { sampleText } from "../support/content/sample-files";
import { expect, test as base } from "../support/webkit";

/** Milliseconds until something is there. */
const PATIENCE = { timeout: 120_000 };

interface Edited {
  url: string;
  /** Reads a file below `data/`. */
  text: (path: string) => string;
}

const test = base.extend<{ edited: Edited }>({
  // Playwright parses the names of fixtures from the first parameter.
  // eslint-disable-next-line no-empty-pattern
  edited: async ({}, use) => {
    const project = mkdtempSync(join(tmpdir(), "edited-site-"));
    assembleSite(project, ownContent("."));
    const { url, close } = await startScreen(0, { project });
    await use({ url, text: (path) => readFileSync(join(project, "data", path), "utf8") });
    await close();
    rmSync(project, { recursive: true });
  },
});

/** Waits for what a user sees, and returns it. */
const seen = async (driver: WebDriver, locator: By) =>
  driver.wait(until.elementLocated(locator), PATIENCE.timeout);

const field = (driver: WebDriver, path: string) => seen(driver, By.id(`f/${path}`));

const withText = (tag: string, text: string) =>
  By.xpath(`//${tag}[starts-with(normalize-space(), "${text}")]`);

async function press(driver: WebDriver, tag: string, text: string) {
  const element = await seen(driver, withText(tag, text));
  // The driver ends its own scrolling short of what the bar at the bottom covers.
  await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
  await element.click();
}

async function write(driver: WebDriver, path: string, text: string) {
  const input = await field(driver, path);
  // The window with suggestions, which WebKitGTK opens when it has time, takes the keys that come after.
  await driver.executeScript("arguments[0].removeAttribute('list')", input);
  await input.clear();
  await input.sendKeys(text);
  expect(await input.getProperty("value")).toBe(text);
}

async function save(driver: WebDriver) {
  await press(driver, "button", "Save");
  const status = await seen(driver, By.css(".save-bar [role=status]"));
  await expect.poll(() => status.getText(), PATIENCE).toMatch(/^Saved on this computer/);
}

test("close tomorrow because of snow", async ({ driver, edited }) => {
  await driver.get(edited.url);
  await press(driver, "a", "Closed today or tomorrow");
  await press(driver, "button", "Add special day");
  await press(driver, "button", "Tomorrow");
  await write(driver, "specialHours/0/hours", "Closed");
  await write(driver, "specialHours/0/reason", "Snow");
  await save(driver);
  expect(edited.text("pharmacy.yaml")).toMatch(
    / {2}- date: "20\d\d-\d\d-\d\d"\n {4}hours: "Closed"\n {4}reason: "Snow"\n/,
  );
});

test("change Saturday", async ({ driver, edited }) => {
  await driver.get(edited.url);
  await press(driver, "a", "Change the hours");
  await write(driver, "hours/saturday", "10AM-1PM");
  await save(driver);
  expect(edited.text("pharmacy.yaml")).toBe(
    sampleText("pharmacy.yaml").replace(/(?<=saturday: ).*/, '"10AM-1PM"'),
  );
});

test("add an item with a photo", async ({ driver, edited }) => {
  await driver.get(edited.url);
  await press(driver, "summary", "A new item");
  await press(driver, "a", "Mobility Aids");
  await press(driver, "button", "Add equipment item");
  const focused = () => driver.executeScript<string>("return document.activeElement.id");
  await driver.wait(async () => (await focused()).endsWith("/name"), PATIENCE.timeout);
  const place = (await focused()).slice("f/".length, -"/name".length);
  await write(driver, `${place}/name`, "Transport chair");
  await write(driver, `${place}/description`, "A light chair that someone else pushes.");
  await write(driver, `${place}/picture/alt`, "Light chair with four small wheels");
  const photo = await field(driver, `${place}/picture/file`);
  await photo.sendKeys(resolve("data/images/wheelchair.webp"));
  await seen(driver, By.css(".picture img"));
  await save(driver);
  const added = edited.text("equipment.yaml");
  expect(added).toMatch(
    /name: "Transport chair"[^]*file: "images\/wheelchair-[\da-f]{8}\.(webp|jpg)"/,
  );
});
