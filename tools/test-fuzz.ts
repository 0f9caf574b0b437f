/**
 * `npm run test:fuzz`: spoils content files by the thousand, then builds the site from spoiled files
 * that the check calls sound. `--runs` says how many, `--seed` which ones.
 */
import { buildFromSoundMutants } from "../__tests__/content/fuzz-build";
import { readOptions } from "./options";
import { runCommand } from "./run-command";
import { runShell } from "./run-shell";
import { runSteps } from "./steps";
import { testMailSettings } from "./mail-settings";

runCommand(() => {
  const { runs = "3000", seed = "1" } = readOptions({
    runs: { type: "string" },
    seed: { type: "string" },
  });
  const again = `npm run test:fuzz -- --seed ${seed} spoils the same files again.`;
  return runSteps([
    {
      name: `${runs} spoiled files (seed ${seed}), some 20 each second`,
      run: () =>
        runShell("jest __tests__/content/fuzz.test.ts", {
          ...process.env,
          FUZZ_RUNS: runs,
          FUZZ_SEED: seed,
        }),
      whenItFails: `write the file above into a test of its own, then mend the check. ${again}`,
    },
    {
      name: "a build from spoiled files that are sound",
      run: () => buildFromSoundMutants(Number(seed), testMailSettings),
      whenItFails: `find out which of the files above does it, then mend the check. ${again}`,
    },
  ]);
});
