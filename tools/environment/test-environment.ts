import { resolve } from "node:path";
import { loadEnvironment } from "../../src/gatsby/environment/load-environment";
import { type Environment, testMailSettings } from "../../src/gatsby/environment/mail-keys";

/** Outbox folder of the tests, apart from that of `npm start`. */
const testOutboxDirectory = resolve("test-results", "outbox");

/** With these, the build contains the public editing screen. */
const testEditorSettings = {
  EDITOR_GIT_BACKEND: "github",
  EDITOR_GIT_REPOSITORY: "juniper/website",
};

/** Returns the environment of test builds and test servers. With `WITHOUT_MAIL` the forms cannot send. */
export function testEnvironment(): Environment {
  loadEnvironment("production");
  return {
    ...process.env,
    ...(process.env.WITHOUT_MAIL ? {} : testMailSettings),
    ...testEditorSettings,
    OUTBOX_DIRECTORY: testOutboxDirectory,
  };
}
