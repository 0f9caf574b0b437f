import type { Page, Request } from "@playwright/test";

/** Error texts of Chromium and Firefox for a canceled request. */
const GIVEN_UP = ["net::ERR_ABORTED", "NS_BINDING_ABORTED"];

/**
 * True if the browser canceled the request, because of a navigation or because another picture size
 * fits.
 */
const wasGivenUp = (request: Request): boolean =>
  GIVEN_UP.includes(request.failure()?.errorText ?? "");

/** Collects console errors, exceptions and failed requests. */
export function watchComplaints(page: Page, isMissingPage = false): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // The browser logs the 404 of the missing page.
    if (message.type() === "error" && !isMissingPage) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => {
    if (!wasGivenUp(request)) complaints.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() < 400) return;
    if (isMissingPage && response.request().isNavigationRequest()) return;
    complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}
