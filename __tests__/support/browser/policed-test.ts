/** Browser tests that fail if a page violates its security policy. */
import { test as base, expect } from "@playwright/test";

export { expect };

/** Console messages about violated policies: Chromium's, and those of the listener below. */
const ABOUT_POLICY =
  /Content.Security.Policy|Trusted ?(Types?|HTML|Script)|Cross-Origin-|Permissions.Policy/i;

export const test = base.extend<{ policyComplaints: string[] }>({
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
