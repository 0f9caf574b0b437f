/** Browser tests that fail if a page violates its security policy. */
import { test as base, expect, type Locator } from "@playwright/test";

export { expect };

/** Console messages about violated policies: Chromium's, and those of the listener below. */
const ABOUT_POLICY =
  /Content.Security.Policy|Trusted ?(Types?|HTML|Script)|Cross-Origin-|Permissions.Policy/i;

interface Fixtures {
  policyComplaints: string[];
  /** Presses with a finger on a touch screen, and with the mouse elsewhere. */
  press: (target: Locator) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  press: ({ hasTouch }, use) => use((target) => (hasTouch ? target.tap() : target.click())),
  policyComplaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on("console", (message) => {
        if (ABOUT_POLICY.test(message.text())) complaints.push(message.text());
      });
      await context.addInitScript(() => {
        addEventListener(
          "securitypolicyviolation",
          ({ effectiveDirective, blockedURI, sample }) => {
            console.error(
              `Content Security Policy: ${effectiveDirective}, ${blockedURI} ${sample}`,
            );
          },
        );
      });
      await use(complaints);
      expect(complaints, "what a security policy refused").toEqual([]);
    },
    { auto: true },
  ],
});
