/**
 * Picture for shared links, data/images/social-card.png (1200 x 630): storefront, logo and headline in the brand's
 * color. It names no pharmacy. The font Inter has to be installed.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readBrand } from "../src/content/read-facts";
import { markFile } from "../src/content/read/read-logo";
import { paletteOf } from "../src/styles/palette";
import type { Brand } from "../src/styles/shades";

/** Its name in renders.json. */
export const SOCIAL_CARD = "social-card";

const ROOT = path.join(__dirname, "..");
const STOREFRONT = path.join(ROOT, "data", "images", "storefront.webp");
const STATIC = path.join(ROOT, "static");
const logoFile = () => path.join(STATIC, markFile(STATIC, "logo") ?? "logo.svg");
const CARD = path.join(ROOT, "data", "images", `${SOCIAL_CARD}.png`);

const SIZE = { width: 1200, height: 630 };
const LEFT = 72;
/** A wide logo is as wide as the words below it. */
const LOGO = { width: 420, height: 104 };
const MARK_TOP = 108;
const LINES = ["Pharmacy &", "medical", "supply"];
const TEXT = { size: 68, leading: 80, baseline: 296 };

const siteBrand = () => readBrand(path.join(ROOT, "data"));

/** SHA-256 of what the card shows: storefront, logo, headline, and where they stand. */
export function hashSocialCard(brand: Brand = siteBrand()): string {
  const hash = createHash("sha256");
  for (const file of [STOREFRONT, logoFile()]) hash.update(readFileSync(file));
  return hash
    .update(JSON.stringify([SIZE, LEFT, LOGO, MARK_TOP]))
    .update(headline(brand))
    .digest("hex");
}

/** Writes the card and returns its path. */
export async function socialCard(): Promise<string> {
  const mark = await logoOnCard(readFileSync(logoFile()));
  const { width, height } = await sharp(STOREFRONT)
    .resize(SIZE.width)
    .toBuffer({ resolveWithObject: true })
    .then(({ info }) => info);
  await sharp(STOREFRONT)
    .resize(width, height)
    .extract({ ...SIZE, left: 0, top: Math.round((height - SIZE.height) / 2) })
    .composite([
      { input: mark, left: LEFT, top: MARK_TOP },
      { input: Buffer.from(headline(siteBrand())), left: 0, top: 0 },
    ])
    .png({ palette: true, quality: 95, dither: 1, effort: 10 })
    .toFile(CARD);
  return CARD;
}

/** Resizes the logo to fit on the card. */
export const logoOnCard = (logo: Buffer): Promise<Buffer> =>
  sharp(logo, { density: 300 })
    .resize({ ...LOGO, fit: "inside" })
    .png()
    .toBuffer();

/** Returns the headline as an SVG of the size of the card. */
export function headline(brand: Brand): string {
  const lines = LINES.map((line, index) => {
    const y = TEXT.baseline + index * TEXT.leading;
    return `<text x="${LEFT - 4}" y="${y}">${line.replace("&", "&amp;")}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"
    font-family="Inter" font-weight="700" font-size="${TEXT.size}" letter-spacing="-2" fill="${paletteOf(brand).brandDark}">
    ${lines.join("")}</svg>`;
}
