import type { PlaywrightTestProject } from "@playwright/test";
import { describeMissingEngines, findFirefox, findWebKit } from "../../../tools/find-engines";
import type { EngineName } from "./engine";
import type { WorkerOptions } from "./test";

/**
 * A project for each engine that is installed. Elsewhere an engine may be missing; in CI none may.
 *
 * @throws in CI, with how to install what is missing
 */
export function engineProjects(): PlaywrightTestProject<object, WorkerOptions>[] {
  const missing = describeMissingEngines();
  if (process.env.CI && missing.length > 0) throw new Error(missing.join("\n"));
  return [
    project("chromium"),
    ...(findFirefox() ? [project("firefox")] : []),
    ...(findWebKit() ? [project("webkit")] : []),
  ];
}

const project = (name: EngineName) => ({
  name,
  testDir: "__tests__/engines",
  use: { engineName: name },
});
