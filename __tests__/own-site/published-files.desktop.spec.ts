import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import sharp from "sharp";
import { cacheControl, caching } from "../../hosting/rules";
import { PRESSED_TEXT } from "../../src/lib/pages-beside-screen";
import { islands } from "../../src/templates/islands";
import {
  contactRoute,
  expect,
  languageCodes,
  ownPages,
  ownPharmacy,
  routeAt,
  test,
} from "../support/browser/own-site";

/** Files of the build: paths below `public/`, with forward slashes. */
const publishedFiles = (): string[] =>
  readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative("public", join(parentPath, name)).replaceAll(sep, "/"));

/** XMP and EXIF anywhere in a file. */
const METADATA = /<(\w+:)?metadata\b|<x:xmpmeta|http:\/\/ns\.adobe\.com\/xap|Exif\0\0|GPSLatitude/;

/** Kinds of metadata in a picture, such as place, date and device. */
async function metadataIn(bytes: Buffer): Promise<string[]> {
  const isSvg = bytes.subarray(0, 500).includes("<svg");
  const about = isSvg ? undefined : await sharp(bytes).metadata();
  return [
    ...(["exif", "xmp", "iptc", "comments"] as const).filter((kind) => about?.[kind]),
    ...(METADATA.exec(bytes.toString("latin1")) ?? []).slice(0, 1),
  ];
}

/** Pictures of the build with their metadata. */
async function publishedPictures() {
  const files = publishedFiles().filter((file) => /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(file));
  const pictures = [];
  for (const file of files) {
    pictures.push({ file, metadata: await metadataIn(readFileSync(join("public", file))) });
  }
  return pictures;
}

const islandNames = Object.keys(islands);

/** Files that may be published. */
const PUBLISHED = [
  // Island bundles, shared chunks and their licenses.
  new RegExp(
    `^(finder|islands|${islandNames.join("|")}|webpack-runtime|framework|\\d+)-[0-9a-f]{20}\\.js(\\.LICENSE\\.txt)?$`,
  ),
  // Pictures and fonts.
  /^static\/[0-9a-f]{32}\/([0-9a-z]+\/)?[\w-]+\.(avif|webp|jpe?g|png|svg|woff2)$/,
  /^react-toastify\.css$/,
  /^icons\/|^favicon-32x32\.png$/,
  // Drawn for a site that names no picture for shared links.
  ...(ownPharmacy.socialPicture ? [] : [/^social-card\.jpg$/]),
  /^404(\/index)?\.html$/,
  new RegExp(`^(${languageCodes.join("|").toLowerCase()})/404\\.html$`),
  /^(robots\.txt|sitemap-(index|0)\.xml|manifest\.webmanifest)$/,
  // Gatsby's data for its own app and its next build. No page loads it.
  /^(page-data|_gatsby)\/|^(chunk-map|webpack\.stats)\.json$/,
  // The commit that is live.
  /^build\.json$/,
  // Only with a Git service for the editing screen, as in tests.
  /^edit\//,
];

const FROM_EDITING = new RegExp(`${PRESSED_TEXT}|["/ ]/edit/`);

const pages = ownPages.map((route) => `${route.slice(1)}index.html`);

test("nothing is published but files of static/, and what pages load and lead to", () => {
  const files = publishedFiles().map((file) => file.replace(/\.(br|gz)$/, ""));
  const unknown = files.filter(
    (file) =>
      !pages.includes(file) &&
      !existsSync(join("static", file)) &&
      !PUBLISHED.some((pattern) => pattern.test(file)),
  );
  expect([...new Set(unknown)].sort()).toEqual([]);
  for (const page of pages) expect(files).toContain(page);
});

test("no page leads to the editing screen, nor tells it which text was pressed", () => {
  const code = publishedFiles().filter((file) => /^(?!edit\/).*\.(html|js|txt)$/.test(file));
  for (const file of code) {
    expect(readFileSync(join("public", file), "utf8"), file).not.toMatch(FROM_EDITING);
  }
});

test("no picture says where, when or with what it was taken", async () => {
  const pictures = await publishedPictures();
  expect(pictures.map(({ file }) => file)).toContain("favicon-32x32.png");
  expect(pictures.filter(({ metadata }) => metadata.length > 0)).toEqual([]);
});

test("tabs and phones get square icons", async () => {
  const manifest = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8")) as {
    icons: { src: string; sizes: string }[];
  };
  const sizeOf = async (file: string) => {
    const { width, height } = await sharp(join("public", file)).metadata();
    return `${width}x${height}`;
  };
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512"]);
  for (const { src, sizes } of manifest.icons) expect(await sizeOf(routeAt(src))).toBe(sizes);
  expect(await sizeOf("favicon-32x32.png")).toBe("32x32");
});

test("shared links show a JPEG that is no wider than they need, and are told its size", async () => {
  const html = readFileSync(`public${contactRoute}index.html`, "utf8");
  const said = (property: string) =>
    new RegExp(`<meta property="og:${property}" content="([^"]*)"`).exec(html)?.[1] ?? "";
  const card = await sharp(join("public", routeAt(said("image")))).metadata();
  expect(card.format).toBe("jpeg");
  expect(card.width).toBeLessThanOrEqual(1200);
  const size = [said("image:width"), said("image:height")];
  expect(size).toEqual([card.width, card.height].map(String));
  expect(said("locale")).toMatch(/^[a-z]{2,3}_[A-Za-z_]+$/);
});

test("search engines are told where the logo is", async () => {
  const [, address = ""] =
    /"logo":"([^"]*)"/.exec(readFileSync(`public${contactRoute}index.html`, "utf8")) ?? [];
  const logo = await sharp(join("public", routeAt(address))).metadata();
  expect(["svg", "webp"]).toContain(logo.format);
});

/** Content hashes by Gatsby, webpack and, in `edit/`, esbuild. */
const NAMED_AFTER_CONTENT =
  /^\/static\/[0-9a-f]{32}\/|[-.][0-9a-f]{20}\.js$|^\/edit\/.*-[\w-]{8}\.js$/;

test("what browsers keep for good is named after its content, so a change reaches them", () => {
  const addresses = publishedFiles().map((file) => `/${file}`);
  const keptForGood = addresses.filter((address) => cacheControl(address) === caching.forGood);
  expect(keptForGood.length).toBeGreaterThan(0);
  expect(keptForGood.filter((address) => !NAMED_AFTER_CONTENT.test(address))).toEqual([]);
});
