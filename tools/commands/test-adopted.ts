/**
 * `npm run test:adopted`: builds sites of `__tests__/adopted-sites/` and visits pages that together have every template
 * and every block; and builds the sample in made-up languages (`pseudo`), with entries that nobody translated. To test
 * some of the sites: `npm run test:adopted -- laredo`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { adoptedContent } from "../build/adopted-content";
import { assembleSite, ownContent } from "../build/assemble-site";
import { writePseudoSite } from "../build/pseudo-site";
import { readArguments, runCommand } from "../command-line/command";
import { CommandError } from "../../src/lib/command-error";

/** One after the other in one folder, because webpack names files in its cache by their whole path. */
const SITE = "test-results/adopted-site";

/** The sample in made-up languages. */
const PSEUDO = "pseudo";

/** With adopted sites that together have what pages can have. Jest checks the content of the others as well. */
const SITES = ["laredo", "honolulu", "arecibo", PSEUDO];

/** How sites send their forms, if not by EmailJS: `TEST_MAIL` of `tools/environment/test-environment.ts`. */
const MAIL: Readonly<Record<string, string>> = { arecibo: "none", laredo: "own-server" };

const TESTS = ["__tests__/own-site", "__tests__/support", "playwright.config.ts"];

runCommand(async () => {
  const { positionals } = readArguments({});
  const unknown = positionals.filter((name) => !SITES.includes(name));
  if (unknown.length > 0) {
    throw new CommandError(`There is no site ${unknown.join()}; there are ${SITES.join(", ")}.`);
  }
  const names = positionals.length > 0 ? positionals : SITES;
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
  const content = name === PSEUDO ? ownContent(writePseudoSite()) : await adoptedContent(name);
  assembleSite(SITE, content, TESTS);
  const { status } = spawnSync(
    process.execPath,
    [
      "node_modules/playwright/cli.js",
      "test",
      "own-site",
      "--project=phone",
      "--project=desktop",
      "--grep-invert=@slow",
      // Its pages in those languages, and the words of all. Other tests visit the sample's own pages.
      ...(name === PSEUDO ? ["--grep=/(de|ar)/|words\\.desktop"] : []),
    ],
    {
      cwd: SITE,
      stdio: "inherit",
      env: { ...process.env, TEST_MAIL: MAIL[name] },
    },
  );
  return status === 0;
}
