/** @jest-environment node */
/** Published logo and icons. */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { publishLogo } from "../../src/gatsby/pictures/publish-drawings";
import { letterIcon, siteIcon, writeIcons } from "../../src/gatsby/pictures/site-icon";
import { modelBrand } from "../../src/styles/shades";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();
const at = (...parts: string[]) => join(content.root(), ...parts);
const project = process.cwd();

const BLUE = { r: 20, g: 40, b: 160, alpha: 1 };
const png = (width: number, height: number, background: sharp.RGBA = BLUE) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#1428a0" d="M0 0h${width}v${height}H0z"/></svg>`;

/** Replaces logo and icon in `static/`. */
function give(files: Record<string, string | Buffer>) {
  for (const name of ["logo.svg", "logo.png", "icon.svg", "icon.png"]) {
    rmSync(at("static", name), { force: true });
  }
  for (const [name, bytes] of Object.entries(files)) writeFileSync(at("static", name), bytes);
}

/** Size of a picture, and the pixels in its middle and corner. */
async function look(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4).subarray(0, 4),
  ];
  const middle = pixel(info.width >> 1, info.height >> 1);
  return { size: [info.width, info.height], middle, corner: pixel(0, 0) };
}

beforeAll(() => {
  cpSync("static/static", at("static", "static"), { recursive: true });
  process.chdir(content.root());
});
afterAll(() => process.chdir(project));

test("of a PNG with notes, pages load a small WebP without them, still transparent", async () => {
  const clear = await sharp(await png(1200, 300, { r: 0, g: 0, b: 0, alpha: 0 }))
    .withExif({ IFD0: { Artist: "Somebody" } })
    .png()
    .toBuffer();
  give({ "logo.png": clear });
  const { url, shape } = await publishLogo("static", "public");
  expect(shape).toBe(4);
  expect(url).toMatch(/^\/static\/[0-9a-f]{32}\/logo\.webp$/);
  const published = readFileSync(at("public", url));
  const { format, width, height, hasAlpha, exif } = await sharp(published).metadata();
  expect({ format, width, height, hasAlpha, exif }).toEqual({
    format: "webp",
    width: 528,
    height: 132,
    hasAlpha: true,
    exif: undefined,
  });
});

test("a PNG goes before the drawing of the sample", async () => {
  give({ "logo.svg": svg(30, 30), "logo.png": await png(600, 200) });
  expect(await publishLogo("static", "public")).toMatchObject({ shape: 3 });
});

test("a mark is the icon, without a warning about its shape", async () => {
  give({ "logo.svg": svg(30, 40) });
  expect(await look(await siteIcon(64))).toEqual({
    size: [64, 64],
    middle: [20, 40, 160, 255],
    corner: [0, 0, 0, 0],
  });
});

test("a wide logo leaves the icon to the first letter of the name, on the brand's color", async () => {
  give({ "logo.png": await png(1200, 300) });
  const { size, middle, corner } = await look(await siteIcon(64));
  expect(size).toEqual([64, 64]);
  expect(middle).not.toEqual([20, 40, 160, 255]);
  expect(corner).toEqual([0, 0, 0, 0]);
});

test("an icon of the owner's goes before the logo", async () => {
  give({
    "logo.svg": svg(30, 30),
    "icon.png": await png(600, 600, { r: 200, g: 0, b: 0, alpha: 1 }),
  });
  await writeIcons("public");
  for (const [file, side] of [
    ["favicon-32x32.png", 32],
    ["icons/icon-192.png", 192],
    ["icons/icon-512.png", 512],
  ] as const) {
    expect(await look(readFileSync(at("public", file)))).toEqual({
      size: [side, side],
      middle: [200, 0, 0, 255],
      corner: [200, 0, 0, 255],
    });
  }
});

test("the first letter that the heading font has is drawn, whatever stands before it", async () => {
  const letterOf = async (name: string) =>
    / d="([^"]*)"/.exec(await letterIcon(name, modelBrand))?.[1];
  const letters = await Promise.all(["Botica", "“botica”", "藥房 Botica"].map(letterOf));
  expect(new Set(letters).size).toBe(1);
  expect(await letterOf("Ñandú")).not.toBe(await letterOf("Nandu"));
  expect(await letterOf("藥房")).toMatch(/^M/);
});
