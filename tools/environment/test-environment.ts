import { resolve } from "node:path";
import { loadEnvironment } from "../../src/gatsby/environment/load-environment";
import { testMailSettings } from "../../src/gatsby/environment/mail-keys";

/** Returns the environment of test builds and test servers. With `TEST_MAIL=none` forms cannot send. */
export function testEnvironment(): NodeJS.ProcessEnv {
  loadEnvironment("production");
  return {
    ...process.env,
    ...(process.env.TEST_MAIL === "none" ? {} : testMailSettings),
    // With these, the build contains the public editing screen.
    EDITOR_GIT_REPOSITORY: "juniper/website",
    // Apart from that of `npm start`.
    OUTBOX_DIRECTORY: resolve("test-results", "outbox"),
  };
}
