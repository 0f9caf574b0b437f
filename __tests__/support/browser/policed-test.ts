/** Browser tests that fail where a page does what its security policy refuses. */
import { test as base, expect } from "@playwright/test";

export { expect };

/** How Chromium speaks of the policies in our pages and headers, and the listener below of any. */
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
