/**
 * `npm run test:fuzz`: checks thousands of randomly changed content files, then builds the site from those
 * that the check accepts. `--runs` sets their number, `--seed` the random seed.
 */
import { spawnSync } from "node:child_process";
import { buildFromValidMutants } from "../../__tests__/support/content/fuzz-build";
import { readOptions } from "../command-line/options";
import { runCommand } from "../command-line/run-command";
import { testMailSettings } from "../../src/gatsby/environment/mail-settings";

runCommand(async () => {
  const { runs = "3000", seed = "1" } = readOptions({
    runs: { type: "string" },
    seed: { type: "string" },
  });
  const again = `npm run test:fuzz -- --seed ${seed} spoils the same files again.`;
  console.log(`Spoiling ${runs} files (seed ${seed}), some 20 each second …`);
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/jest/bin/jest.js", "__tests__/content/fuzz.test.ts"],
    { stdio: "inherit", env: { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed } },
  );
  if (status !== 0) {
    console.error(`Write the file above into a test of its own, then fix the check. ${again}`);
    return 1;
  }
  console.log("Building from spoiled files that are valid …");
  const built = await buildFromValidMutants(Number(seed), testMailSettings);
  if (built !== 0) console.error(`Find out which of the files above does it. ${again}`);
  return built;
});
