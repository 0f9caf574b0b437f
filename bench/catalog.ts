import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";
import sharp from "sharp";
import { stringify } from "yaml";

/** What a build is made from, and what checks it. */
const PARTS = [
  ...["data", "src", "static", "tools", "hosting"],
  ...["gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"],
  ...["package.json", "package-lock.json", "tsconfig.json"],
];
const NOT_COPIED = /\/(?:node_modules|gatsby-types\.d\.ts)$/;
const CATEGORIES = 3;

const CATALOG = join("data", "equipment.yaml");
const PICTURES = join("data", "images");

/** The page that shows the catalog. */
export const CATALOG_PAGE = "/services/durable-medical-equipment/";

/**
 * Copies the project to an empty folder, with as many items of equipment as are asked for, each
 * with a picture of its own.
 */
export async function copyWithCatalog(folder: string, items: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS) {
    cpSync(part, join(folder, part), { recursive: true, filter: (it) => !NOT_COPIED.test(it) });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));

  const numbers = Array.from({ length: items }, (_, index) => index);
  for (const number of numbers) await makePicture(join(folder, pictureFile(number)), number);
  writeFileSync(join(folder, CATALOG), stringify(catalog(numbers), { lineWidth: 0 }));
}

/** Changes one word of the first item, as staff would. */
export function changeOneWord(folder: string): void {
  const file = join(folder, CATALOG);
  writeFileSync(file, readFileSync(file, "utf8").replace("Steady", "Reliable"));
}

const pictureFile = (number: number): string => join(PICTURES, `item-${number + 1}.webp`);

function catalog(numbers: readonly number[]) {
  const item = (number: number) => ({
    name: `Walker ${number + 1}`,
    description: "Steady support on both sides. Look for grips at the height of your wrists.",
    picture: { file: `images/${basename(pictureFile(number))}`, alt: "A folding walker" },
  });
  return {
    categories: Array.from({ length: CATEGORIES }, (_, category) => ({
      name: `Walkers ${category + 1}`,
      intro: "For steadier steps at home and outdoors.",
      items: numbers.filter((number) => number % CATEGORIES === category).map(item),
    })),
  };
}

/** A picture of its own for each number: one of ours, in another hue and turned a little. */
async function makePicture(file: string, number: number): Promise<void> {
  const ours = readdirSync(PICTURES).filter((name) => name.endsWith(".webp"));
  const original = join(PICTURES, ours[number % ours.length] ?? "");
  if (number < ours.length) {
    copyFileSync(original, file);
    return;
  }
  const hue = (37 * Math.floor(number / ours.length)) % 360;
  await sharp(original).modulate({ hue }).webp({ quality: 90 }).toFile(file);
}
