/**
 * `npm run test:adopted`: builds the sites of `__tests__/adopted-sites/`, and the sample in made-up languages
 * (`pseudo`), and visits pages that together have every template and every block. Of the sample with changes that
 * nobody translated (`half-translated`), reads the words of every page. To test some of the sites:
 * `npm run test:adopted -- laredo`.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { adoptedContent, adoptedSites } from "../build/adopted-content";
import { assembleSite, ownContent } from "../build/assemble-site";
import { writeHalfTranslatedSite } from "../build/half-translated-site";
import { writePseudoSite } from "../build/pseudo-site";
import { readArguments } from "../command-line/options";
import { CommandError } from "../../src/lib/command-error";
import { runCommand } from "../command-line/run-command";

const SITES = "test-results/adopted-sites";

/** The sample in made-up languages. */
const PSEUDO = "pseudo";

/** The sample with changes in its first language alone. */
const HALF_TRANSLATED = "half-translated";

/** Sites that a program writes, with the folders of their content. */
const written: Readonly<Record<string, () => string>> = {
  [PSEUDO]: writePseudoSite,
  [HALF_TRANSLATED]: writeHalfTranslatedSite,
};

/** A pharmacy that has not set up its mail yet. */
const NEW_SITE = "arecibo";

const TESTS = ["__tests__/own-site", "__tests__/support", "playwright.config.ts"];

runCommand(async () => {
  const { positionals } = readArguments({});
  const known = [...adoptedSites, ...Object.keys(written)];
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new CommandError(`There is no site ${unknown.join()}; there are ${known.join(", ")}.`);
  }
  const names = positionals.length > 0 ? positionals : known;
  const failed: string[] = [];
  for (const name of names) if (!(await isVisited(name))) failed.push(name);
  if (failed.length === 0) console.log(`\nVisited: ${names.join(", ")}.`);
  else console.error(`\nFailed; run it again: npm run test:adopted -- ${failed.join(" ")}`);
  return failed.length > 0 ? 1 : 0;
});

async function isVisited(name: string): Promise<boolean> {
  const folder = join(SITES, name);
  console.log(`\nBuilding and visiting the site in ${folder} …`);
  const write = written[name];
  const content = write ? ownContent(write()) : await adoptedContent(name);
  assembleSite(folder, content, TESTS);
  const { status } = spawnSync(
    process.execPath,
    [
      "node_modules/playwright/cli.js",
      "test",
      name === HALF_TRANSLATED ? "own-site/words" : "own-site",
      "--project=phone",
      "--project=desktop",
      "--grep-invert=@slow",
    ],
    {
      cwd: folder,
      stdio: "inherit",
      env: {
        ...process.env,
        WITHOUT_MAIL: name === NEW_SITE ? "yes" : undefined,
      },
    },
  );
  return status === 0;
}
