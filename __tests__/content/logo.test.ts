import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { contentCopy } from "../support/content/content-copy";
import { pngOfSize } from "../support/content/photos";

const content = contentCopy();
const at = (name: string) => join(content.root(), "static", name);

const svg = (inside = "", attributes = 'viewBox="0 0 512 512"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

/** Writes the logo and runs the check. */
async function said(logo: string | Buffer) {
  writeFileSync(at("logo.svg"), logo);
  return await content.problems();
}

const inShape = (width: number, height: number) => svg("", `viewBox="0 0 ${width} ${height}"`);

test.each([
  ["a mark", inShape(512, 512)],
  ["a wordmark", inShape(600, 100)],
  ["a tall sign", inShape(100, 180)],
  ["a drawing with a size and no viewBox", svg("", 'width="60mm" height="40mm"')],
  ["gradients and parts used again", svg('<g fill="url(#a)"/><use xlink:href="#b"/>')],
  ["a script, which is not published", svg("<script>alert(1)</script>")],
  ["a small picture within", svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
  [
    "what Illustrator wrote for years",
    `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [\n<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">\n]>\n${svg("", 'xmlns:i="&ns_ai;" viewBox="0 0 9 9"')}`,
  ],
])("%s is a logo", async (_, logo) => {
  expect(await said(logo)).toBe("");
});

test.each([
  ["nothing", "", "is not an SVG drawing"],
  ["a drawing that breaks off", svg("<g>\n<path d='"), "stop reading it at line 2"],
  ["a photo by the name of a drawing", Buffer.from([0xff, 0xd8, 0xff, 0xe0]), "is not an SVG"],
  ["a web page", "<html><body/></html>", "is not an SVG drawing, whatever its name says."],
  ["a drawing without its namespace", "<svg viewBox='0 0 9 9'/>", "is not an SVG drawing"],
  ["too many details", svg(`<path d="${"M0 0 ".repeat(12_000)}"/>`), "static/logo.svg has 61 KB"],
  ["no size", svg("", ""), "does not say how wide and how high it is."],
  ["a size of the page", svg("", 'width="100%" height="100%"'), "does not say how wide"],
  ["a long line of words", inShape(900, 100), "too wide or too high"],
  ["a column", inShape(100, 210), "too wide or too high"],
])("%s is no logo", async (_, logo, message) => {
  const problems = await said(logo);
  expect(problems).toMatch(/^static\/logo\.svg$/m);
  expect(problems).toContain(message);
  expect(problems.match(/^(data|static)\//gm)).toHaveLength(1);
});

describe("where there is no static/logo.svg", () => {
  const problemsWith = async (name?: string, bytes: string | Buffer = svg()) => {
    renameSync(at("logo.svg"), at("kept.svg"));
    if (name) writeFileSync(at(name), bytes);
    try {
      return await content.problems();
    } finally {
      if (name) rmSync(at(name));
      renameSync(at("kept.svg"), at("logo.svg"));
    }
  };

  test("the check says that it is missing", async () => {
    expect(await problemsWith()).toContain("static/logo.svg\n  The logo is missing.");
  });

  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: "#0000" } })
      .png()
      .toBuffer();

  test("a transparent PNG is a logo", async () => {
    expect(await problemsWith("logo.png", await png(1200, 300))).toBe("");
  });

  test.each([
    ["a small PNG", "logo.png", () => png(240, 60), "The logo is 60 pixels high, too small"],
    [
      "a photo by the name of a PNG",
      "logo.png",
      () =>
        sharp({ create: { width: 300, height: 300, channels: 3, background: "#fff" } })
          .jpeg()
          .toBuffer(),
      "static/logo.png is not a PNG picture",
    ],
    ["a PNG by the name of a drawing", "logo.svg", () => png(600, 100), "is not an SVG drawing"],
    ["a poster", "logo.png", () => pngOfSize(17_000, 17_000), "at most 16383 are possible"],
    ["half a PNG", "logo.png", async () => (await png(1200, 300)).subarray(0, 90), "is damaged"],
  ])("%s is no logo", async (_, name, bytes, message) => {
    expect(await problemsWith(name, await bytes())).toContain(message);
  });
});

test.each([
  ["a wide icon", "icon.svg", inShape(200, 100), "The icon static/icon.svg is not square"],
  ["a damaged icon", "icon.png", "PNG", "static/icon.png is not a PNG picture"],
  ["an icon that is square", "icon.svg", inShape(100, 100), ""],
])("%s is checked as well", async (_, name, bytes, message) => {
  writeFileSync(at(name), bytes);
  writeFileSync(at("logo.svg"), inShape(600, 100));
  const problems = await content.problems();
  rmSync(at(name));
  if (message) expect(problems).toContain(message);
  else expect(problems).toBe("");
});
