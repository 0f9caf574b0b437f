/** `npm --prefix bench run finder`: time from a key on the A to Z page until its results are painted. */
import { chromium as playwright, type Page } from "@playwright/test";
import { findBrowser, launchOptionsFor } from "../tools/browser/find-browser";
import { buildSite } from "../tools/build/gatsby-build";
import { runCommand } from "../tools/command-line/command";
import { testEnvironment } from "../tools/environment/test-environment";
import { phoneContext, trafficFlags } from "./browser";
import { browserVersion, describeMachine } from "./machine";
import { markdownTable, median } from "./page-results";
import { updatePerformancePage } from "./performance-page";
import { startSecureSite } from "./secure-site";

const COUNTS = [50, 300, 1000];
const CPU_SLOWDOWN = 4;

/** A name, an everyday name, two words, a word with a wrong letter, and one that nothing has. */
const TYPED = ["walker", "tylenol", "splint size", "glucise", "oxygen"];

runCommand(async () => {
  const exitCode = await buildSite(testEnvironment());
  if (exitCode !== 0) return exitCode;

  const program = findBrowser();
  const site = await startSecureSite();
  const browser = await playwright.launch(launchOptionsFor(program, trafficFlags()));
  try {
    const rows = [];
    for (const count of COUNTS) {
      const page = await browser.newPage(phoneContext);
      await page.goto(new URL("/a-z/", site.url).href);
      await page.evaluate(fillList, count);
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
      const { reading, keys } = await measureKeys(page);
      rows.push([String(count), ...[reading, median(keys), Math.max(...keys)].map(milliseconds)]);
      await page.close();
    }
    const table = markdownTable(
      ["Entries", "First focus", "From key to result, median", "Slowest key"],
      rows,
    );
    const today = new Date().toISOString().slice(0, 10);
    const results = `${table}\n\nMeasured on ${today}: ${browserVersion(program)}, ${TYPED.join("").length} keys and ${TYPED.length} times an emptied field; ${describeMachine()}.`;
    console.log(`\n${results}\n`);
    await updatePerformancePage("finder", results);
    return 0;
  } finally {
    await browser.close();
    await site.close();
  }
});

const milliseconds = (value: number): string => `${Math.round(value)} ms`;

/** Shortens the list, or adds entries with made-up names to its letters. Runs in the page. */
function fillList(count: number) {
  const words = (
    "brace wrap splint sling pillow cushion socks insoles gloves mask filter tubing bag pouch ring pad " +
    "sheet cover rail ramp lift strap belt collar walker"
  ).split(" ");
  const rows = [...document.querySelectorAll("[data-finder=all] section li")];
  for (const row of rows.slice(count)) row.remove();
  for (let index = rows.length; index < count; index++) {
    const original = rows[index % rows.length];
    const row = original?.cloneNode(true) as Element;
    const [name, ...others] = row.querySelectorAll("a, span");
    const [one, two, three] = [1, 7, 11].map((step) => words[(index * step) % words.length]);
    if (name) name.textContent = `${one} ${two} size ${index}`;
    for (const other of others) other.textContent = `${two} for ${three}`;
    original?.parentElement?.append(row);
  }
}

/** Types words, and measures the first focus and each key, in milliseconds. */
async function measureKeys(page: Page) {
  const field = page.getByRole("searchbox");
  const reading = await field.evaluate((input: HTMLInputElement) => {
    const start = performance.now();
    input.focus();
    return performance.now() - start;
  });
  await field.evaluate((input) => {
    const keys: number[] = [];
    Object.assign(window, { keys });
    // After the frame in which the results are painted.
    input.addEventListener("input", ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => keys.push(performance.now() - timeStamp);
        painted.port2.postMessage(0);
      });
    });
  });
  for (const typed of TYPED) {
    await field.pressSequentially(typed, { delay: 250 });
    await field.clear();
  }
  const keys = await page.evaluate(() => (window as unknown as { keys: number[] }).keys);
  return { reading, keys };
}
