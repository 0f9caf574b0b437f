/** The Content Security Policy blocks injected elements and scripts. */
import { expect, type Page, test } from "@playwright/test";
import { withoutOutsideWorld } from "../support/browser/outside-world";

/** Elements that the server adds to the page's HTML. */
const SMUGGLED = {
  "a script": `<script>document.title = "Smuggled"</script>`,
  "a script of another site": `<script src="https://elsewhere.example/a.js"></script>`,
  "a script in an attribute": `<img src="/logo.svg" alt="" onload="document.title = 'Smuggled'">`,
  "a page to prepare": `<script type="speculationrules">{"prefetch":[{"urls":["/about/"]}]}</script>`,
  "a style": `<style>h1 { color: rgb(1, 2, 3) }</style>`,
  "a style in an attribute": `<p id="smuggled" style="color: rgb(1, 2, 3)">Call another pharmacy</p>`,
  "a style sheet of another site": `<link rel="stylesheet" href="https://elsewhere.example/a.css">`,
  "a frame": `<iframe src="/about/" title="Smuggled"></iframe>`,
  "a picture of another site": `<img src="https://elsewhere.example/pixel.gif" alt="">`,
  "an address for all others": `<base href="https://elsewhere.example/">`,
} as const;

/** The directive that blocks each element. */
const REFUSED_BY: Record<keyof typeof SMUGGLED, string> = {
  "a script": "script-src-elem",
  "a script of another site": "script-src-elem",
  "a script in an attribute": "script-src-attr",
  "a page to prepare": "script-src-elem",
  "a style": "style-src-elem",
  "a style in an attribute": "style-src-attr",
  "a style sheet of another site": "style-src-elem",
  "a frame": "frame-src",
  "a picture of another site": "img-src",
  "an address for all others": "base-uri",
};

/** A page without scripts, and one with a form. */
const ROUTES = ["/about/", "/contact/"];

declare global {
  interface Window {
    refusals: string[];
  }
}

/** Opens a page with injected HTML and collects the policy violations. */
async function openWith(page: Page, route: string, smuggled = "") {
  await withoutOutsideWorld(page);
  await page.addInitScript(() => {
    window.refusals = [];
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      window.refusals.push(effectiveDirective);
    });
  });
  await page.route(`**${route}`, async (request) => {
    const response = await request.fetch();
    const html = await response.text();
    await request.fulfill({ response, body: html.replace("</main>", `${smuggled}</main>`) });
  });
  await page.goto(route);
}

const refusals = (page: Page) => page.evaluate(() => window.refusals);

for (const route of ROUTES) {
  test(`all that is smuggled into ${route} is refused`, async ({ page }) => {
    const asked: string[] = [];
    page.on("requestfinished", (request) => asked.push(new URL(request.url()).hostname));
    const color = () => page.locator("h1").evaluate((heading) => getComputedStyle(heading).color);
    await page.goto(route);
    const [title, colorBefore] = [await page.title(), await color()];

    for (const [what, html] of Object.entries(SMUGGLED)) {
      await test.step(what, async () => {
        await openWith(page, route, html);
        await expect
          .poll(() => refusals(page))
          .toContain(REFUSED_BY[what as keyof typeof SMUGGLED]);
        await page.unrouteAll();
      });
      expect(await page.title(), what).toBe(title);
      expect(await color(), what).toBe(colorBefore);
    }
    expect(asked).not.toContain("elsewhere.example");
  });

  test(`no script on ${route} can be had to load, send or write what it should not`, async ({
    page,
  }) => {
    await openWith(page, route);
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
    expect(new URL(page.url()).pathname).toBe(route);
  });
}
