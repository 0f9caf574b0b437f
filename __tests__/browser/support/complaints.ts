import type { Page } from "@playwright/test";

/** Notes whatever the browser complains about while it shows a page. */
export function watchComplaints(page: Page, isMissingPage = false): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // The address without a page is answered with 404, and the browser says so.
    if (message.type() === "error" && !isMissingPage) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => {
    // The browser changes its mind itself, say about a picture's size when the screen is turned.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return;
    complaints.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() < 400) return;
    if (isMissingPage && response.request().isNavigationRequest()) return;
    complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}
