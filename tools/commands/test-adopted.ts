/**
 * `npm run test:adopted`: builds the sites of `__tests__/adopted-sites/` and visits pages that together have every
 * template and every block, one site also in made-up languages. To test one of them: `npm run test:adopted -- laredo`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { adoptedSites, writeAdoptedContent } from "../build/adopted-content";
import { assembleSite, ownContent } from "../build/assemble-site";
import { addPseudoLanguages } from "../build/pseudo-languages";
import { readArguments, runCommand } from "../command-line/command";
import { CommandError } from "../../src/lib/command-error";

/** One after the other in one folder, because webpack names files in its cache by their whole path. */
const SITE = "test-results/adopted-site";

/** The site that has made-up languages as well. */
const OF_MANY_LANGUAGES = "arecibo";

/** The site whose forms cannot send. */
const WITHOUT_MAIL = "laredo";

const TESTS = ["__tests__/own-site", "__tests__/support", "playwright.config.ts"];

runCommand(async () => {
  const { positionals } = readArguments({});
  const unknown = positionals.filter((name) => !adoptedSites.includes(name));
  if (unknown.length > 0) {
    throw new CommandError(
      `There is no site ${unknown.join()}; there are ${adoptedSites.join(", ")}.`,
    );
  }
  const names = positionals.length > 0 ? positionals : adoptedSites;
  const failed: string[] = [];
  for (const name of names) if (!(await isVisited(name))) failed.push(name);
  if (failed.length === 0) console.log(`\nVisited: ${names.join(", ")}.`);
  else console.error(`\nFailed; run it again: npm run test:adopted -- ${failed.join(" ")}`);
  return failed.length > 0 ? 1 : 0;
});

/**
 * Removes the build of another site, but not what webpack keeps of the code, which all sites share. Gatsby keeps it as
 * well when it empties its cache.
 */
function removeBuild() {
  rmSync(join(SITE, "public"), { recursive: true, force: true });
  const cache = join(SITE, ".cache");
  const parts = existsSync(cache) ? readdirSync(cache) : [];
  for (const part of parts.filter((part) => part !== "webpack"))
    rmSync(join(cache, part), { recursive: true });
}

async function isVisited(name: string): Promise<boolean> {
  console.log(`\nBuilding and visiting the site "${name}" in ${SITE} …`);
  removeBuild();
  const folder = await writeAdoptedContent(name);
  if (name === OF_MANY_LANGUAGES) addPseudoLanguages(folder);
  assembleSite(SITE, ownContent(folder), TESTS);
  const { status } = spawnSync(
    process.execPath,
    [
      "node_modules/playwright/cli.js",
      "test",
      "own-site",
      "--project=phone",
      "--project=desktop",
      "--grep-invert=@slow",
    ],
    {
      cwd: SITE,
      stdio: "inherit",
      env: { ...process.env, TEST_MAIL: name === WITHOUT_MAIL ? "none" : undefined },
    },
  );
  return status === 0;
}
