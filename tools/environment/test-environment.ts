import { resolve } from "node:path";
import { loadEnvironment } from "../../src/gatsby/environment/load-environment";
import { type Environment, testMailSettings } from "../../src/gatsby/environment/mail-settings";

/** Where the tests' messages land: apart from those that a person sent to look at. */
const testOutboxDirectory = resolve("test-results", "outbox");

/** With a Git service named, the site holds the public editing screen as well. */
const testEditorSettings = {
  EDITOR_GIT_BACKEND: "github",
  EDITOR_GIT_REPOSITORY: "juniper/website",
};

/** The environment in which the tests build, serve and drive the site. */
export function testEnvironment(): Environment {
  loadEnvironment("production");
  return {
    ...process.env,
    ...testMailSettings,
    ...testEditorSettings,
    OUTBOX_DIRECTORY: testOutboxDirectory,
  };
}
