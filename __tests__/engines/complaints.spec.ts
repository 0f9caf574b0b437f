/** The drivers report errors of a page; the other tests rely on it. */
import { expect, test } from "../support/engines/test";

test("whatever goes wrong in a page is told", async ({ visit, site }) => {
  site.answer("/about/", (_request, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end(`<!doctype html><html lang="en"><head><title>A page that fails</title></head><body>
      <img src="/missing.png" alt="">
      <script>
        console.error("said aloud");
        Promise.reject(new Error("broken promise"));
        throw new Error("broken script");
      </script></body></html>`);
  });
  await visit.open("/about/");
  const told = async () => (await visit.complaints()).join("\n");
  for (const complaint of ["said aloud", "broken promise", "broken script"]) {
    await expect.poll(told).toContain(complaint);
  }
  expect(site.missing).toContain("/missing.png");
});
