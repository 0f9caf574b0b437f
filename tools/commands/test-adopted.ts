/**
 * `npm run test:adopted`: builds the sites of `__tests__/adopted-sites/`, and visits all of their pages. To
 * test some of them: `npm run test:adopted -- laredo`. `pseudo` is the sample in made-up languages.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ADOPTED_SITES, assembleSite, ownContent } from "../build/assemble-site";
import { writePseudoSite } from "../build/pseudo-site";
import { readArguments } from "../command-line/options";
import { CommandError } from "../../src/lib/command-error";
import { runCommand } from "../command-line/run-command";

const SITES = "test-results/adopted-sites";

/** The sample in made-up languages. Only on request, until its pages pass on every screen. */
const PSEUDO = "pseudo";

/** Files of the tests. */
const TESTS = ["__tests__/own-site", "__tests__/support", "playwright.config.ts"];

runCommand(() => {
  const { positionals } = readArguments({});
  const adopted = readdirSync(ADOPTED_SITES);
  const known = [...adopted, PSEUDO];
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new CommandError(`There is no site ${unknown.join()}; there are ${known.join(", ")}.`);
  }
  const names = positionals.length > 0 ? positionals : adopted;
  const failed = names.filter((name) => !isVisited(name));
  if (failed.length === 0) console.log(`\nEvery page was visited of: ${names.join(", ")}.`);
  else console.error(`\nFailed; run it again: npm run test:adopted -- ${failed.join(" ")}`);
  return Promise.resolve(failed.length > 0 ? 1 : 0);
});

function isVisited(name: string): boolean {
  const folder = join(SITES, name);
  console.log(`\nBuilding and visiting the site in ${folder} …`);
  const content = name === PSEUDO ? writePseudoSite() : join(ADOPTED_SITES, name);
  assembleSite(folder, ownContent(content), TESTS);
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/playwright/cli.js", "test", "own-site", "--project=phone", "--project=desktop"],
    { cwd: folder, stdio: "inherit", env: { ...process.env, OWN_SITE_ALONE: "yes" } },
  );
  return status === 0;
}
