/** `npm --prefix bench run forms`: how long a patient waits from the first touch until a form lives. */
import { findBrowser } from "../tools/browser/find-browser";
import type { BrowserProgram } from "../tools/browser/packaged-chromium";
import { ensureBuild } from "../tools/build/gatsby-build";
import { runCommand } from "../tools/command-line/run-command";
import { testEnvironment } from "../tools/environment/test-environment";
import { browserVersion, describeMachine, thisMachine } from "./machine";
import { markdownTable } from "./markdown";
import { measureTouch } from "./measure-touch";
import { median } from "./median";
import { saveResults } from "./save-results";
import { startSecureSite } from "./secure-site";

const ROUNDS = 5;
const FORM_PAGES = ["/prescriptions/", "/contact/"];

runCommand(async () => {
  const exitCode = await ensureBuild(testEnvironment());
  if (exitCode !== 0) return exitCode;

  const browser = findBrowser();
  const results = {
    measured: new Date().toISOString().slice(0, 10),
    machine: thisMachine(),
    browser: browserVersion(browser),
    rounds: ROUNDS,
    pages: await measureForms(browser),
  };
  const rows = results.pages.map(({ name, touch, savingData }) => [
    `\`${name}\``,
    seconds(touch),
    seconds(savingData),
  ]);
  const table =
    markdownTable(["Page", "From touch to life", "With `Save-Data`"], rows) +
    `\n\nMeasured on ${results.measured}: ${results.browser}, median of ${ROUNDS}; ${describeMachine(results.machine)}.`;
  console.log(`\n${table}\n`);
  await saveResults({ file: "form-results.json", results, place: "bench:forms", table });
  return 0;
});

/** Milliseconds from the touch to the living form of each page, with scripts fetched ahead and without. */
async function measureForms(browser: BrowserProgram) {
  const site = await startSecureSite();
  try {
    const pages = [];
    for (const name of FORM_PAGES) {
      const url = new URL(name, site.url).href;
      const [touch, savingData]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        touch.push(await measureTouch(browser, url, false));
        savingData.push(await measureTouch(browser, url, true));
      }
      pages.push({ name, touch: median(touch), savingData: median(savingData) });
    }
    return pages;
  } finally {
    await site.close();
  }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
