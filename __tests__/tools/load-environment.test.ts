import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const MODULE = JSON.stringify(resolve("src/gatsby/environment/load-environment.ts"));

/** Environment of a new process, because `process.env` in Jest is a copy. */
function load(variables: Record<string, string>): unknown {
  const script = `require(${MODULE}).loadEnvironment("production"); JSON.stringify(process.env)`;
  const { stdout } = spawnSync(process.execPath, ["-r", require.resolve("tsx/cjs"), "-p", script], {
    cwd: folder.path(),
    env: { ...process.env, ...variables },
    encoding: "utf8",
  });
  return JSON.parse(stdout);
}

test("the mode's own file wins over .env, and what is set already wins over both", () => {
  folder.write(".env", "SITE_A=general\nSITE_B=general\nSITE_C=general");
  folder.write(".env.production", "SITE_B=production\nSITE_C=production");
  folder.write(".env.staging", "SITE_B=staging");

  const set = { SITE_C: "set by hand" };
  const common = { SITE_A: "general", SITE_C: "set by hand" };
  expect(load(set)).toMatchObject({ ...common, SITE_B: "production" });
  expect(load({ ...set, GATSBY_ACTIVE_ENV: "staging" })).toMatchObject({
    ...common,
    SITE_B: "staging",
  });
});
