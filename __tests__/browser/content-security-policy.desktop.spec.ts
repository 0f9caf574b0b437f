/** The Content Security Policy blocks injected elements and scripts. */
import { expect, type Page, test } from "@playwright/test";
import { withoutOutsideWorld } from "../support/browser/outside-world";

/** Elements that the server adds to the page's HTML, each after the directive that blocks it. */
const SMUGGLED = [
  ["script-src-elem", `<script>document.title = "Smuggled"</script>`],
  ["script-src-elem", `<script src="https://elsewhere.example/a.js"></script>`],
  ["script-src-attr", `<img src="/logo.svg" alt="" onload="document.title = 'Smuggled'">`],
  [
    "script-src-elem",
    `<script type="speculationrules">{"prefetch":[{"urls":["/about/"]}]}</script>`,
  ],
  ["style-src-elem", `<style>h1 { color: rgb(1, 2, 3) }</style>`],
  ["style-src-attr", `<p id="smuggled" style="color: rgb(1, 2, 3)">Call another pharmacy</p>`],
  ["style-src-elem", `<link rel="stylesheet" href="https://elsewhere.example/a.css">`],
  ["frame-src", `<iframe src="/about/" title="Smuggled"></iframe>`],
  ["img-src", `<img src="https://elsewhere.example/pixel.gif" alt="">`],
  ["base-uri", `<base href="https://elsewhere.example/">`],
] as const;

/** A page with a form, whose policy allows the most. */
const ROUTE = "/contact/";

declare global {
  interface Window {
    refusals: string[];
  }
}

/** Opens a page with injected HTML and collects the policy violations. */
async function openWith(page: Page, smuggled = "") {
  await withoutOutsideWorld(page);
  await page.addInitScript(() => {
    window.refusals = [];
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      window.refusals.push(effectiveDirective);
    });
  });
  await page.route(`**${ROUTE}`, async (request) => {
    const response = await request.fetch();
    const html = await response.text();
    await request.fulfill({ response, body: html.replace("</main>", `${smuggled}</main>`) });
  });
  await page.goto(ROUTE);
}

const refusals = (page: Page) => page.evaluate(() => window.refusals);

/** Returns the injected HTML that has no refusal of its own. */
const notRefused = (refused: string[]) =>
  SMUGGLED.filter(([directive]) => {
    const place = refused.indexOf(directive);
    if (place >= 0) refused.splice(place, 1);
    return place < 0;
  });

test("all that is smuggled into a page is refused", async ({ page }) => {
  const asked: string[] = [];
  page.on("requestfinished", (request) => asked.push(new URL(request.url()).hostname));
  const color = () => page.locator("h1").evaluate((heading) => getComputedStyle(heading).color);
  await page.goto(ROUTE);
  const [title, colorBefore] = [await page.title(), await color()];

  await openWith(page, SMUGGLED.map(([, html]) => html).join("\n"));
  await expect.poll(async () => notRefused(await refusals(page))).toEqual([]);
  expect(await page.title()).toBe(title);
  expect(await color()).toBe(colorBefore);
  expect(asked).not.toContain("elsewhere.example");
});

test("no script can be had to load, send or write what it should not", async ({ page }) => {
  await openWith(page);
  const tries = await page.evaluate(async () => {
    const said = async (attempt: () => unknown) => {
      try {
        await attempt();
        return "done";
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement("script");
    const form = document.createElement("form");
    form.action = "/about/";
    document.body.append(form);
    return {
      html: await said(() => (document.body.innerHTML = "<p>Smuggled</p>")),
      address: await said(() => (script.src = "https://elsewhere.example/a.js")),
      text: await said(() => (script.text = "document.title = 'Smuggled'")),
      request: await said(() => fetch("https://elsewhere.example/")),
      form: await said(() => form.submit()),
    };
  });
  expect(tries).toEqual({
    html: "TypeError",
    address: "TypeError",
    text: "TypeError",
    request: "TypeError",
    form: "done",
  });
  await expect
    .poll(() => refusals(page))
    .toEqual(expect.arrayContaining(["connect-src", "form-action"]));
  expect(new URL(page.url()).pathname).toBe(ROUTE);
});
