import { resolve } from "node:path";
import { loadEnvironment } from "./load-environment";
import { type Environment, testMailSettings } from "./mail-settings";

/** Where the tests' messages land: apart from those that a person sent to look at. */
export const testOutboxDirectory = resolve("test-results", "outbox");

/** The environment in which the tests build, serve and drive the site. */
export function testEnvironment(): Environment {
  loadEnvironment("production");
  return { ...process.env, ...testMailSettings, OUTBOX_DIRECTORY: testOutboxDirectory };
}
