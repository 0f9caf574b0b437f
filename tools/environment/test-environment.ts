import { resolve } from "node:path";
import { loadEnvironment } from "../../src/gatsby/environment/load-environment";
import { testMailSettings } from "../../src/gatsby/environment/mail-keys";

/** With these, the forms are for the pharmacy's own mail server, which no test reaches. */
const ownServerSettings = { GATSBY_EMAILJS_ORIGIN: "https://mail.pharmacy.example" };

/**
 * Returns the environment of test builds and test servers. `TEST_MAIL` is `none` for forms that cannot send, and
 * `own-server` for a mail server of the pharmacy's own.
 */
export function testEnvironment(): NodeJS.ProcessEnv {
  const mail = process.env.TEST_MAIL;
  loadEnvironment("production");
  return {
    ...process.env,
    ...(mail === "own-server" ? ownServerSettings : mail === "none" ? {} : testMailSettings),
    // With these, the build contains the public editing screen.
    EDITOR_GIT_REPOSITORY: "juniper/website",
    // Apart from that of `npm start`.
    OUTBOX_DIRECTORY: resolve("test-results", "outbox"),
  };
}
