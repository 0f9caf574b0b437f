/** `npm run artwork -- --check`: compares pictures with their scripts, and checks widths and total size. */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { type Paints, sitePaints } from "./brand-paints";
import { ARTWORK, isUpToDate, readRecord, subjectNames } from "./inputs";
import { SOCIAL_CARD, hashSocialCard } from "./social-card";

const DATA = path.join(ARTWORK, "..", "data");
/** Pixels: a card as wide as a phone with a pixel ratio of 3. */
const MIN_WIDTH = 1200;
const MAX_TOTAL_MEGABYTES = 25;

const pictureOf = (name: string) => path.join(DATA, "images", `${name}.webp`);

async function problemsOf(name: string, paints: Paints): Promise<string[]> {
  if (!existsSync(pictureOf(name))) return [`${name} was never rendered.`];
  const { width } = await sharp(pictureOf(name)).metadata();
  return [
    isUpToDate(name, readRecord()[name], paints) ? [] : `${name} changed since it was rendered.`,
    width >= MIN_WIDTH ? [] : `${name} is ${width} pixels wide, fewer than ${MIN_WIDTH}.`,
  ].flat();
}

/** Checks the social card, unless the pharmacy has its own picture for shared links. */
function socialCardProblems(): string[] {
  const { socialPicture } = parse(readFileSync(path.join(DATA, "pharmacy.yaml"), "utf8")) as {
    socialPicture?: { file: string };
  };
  const isShown = socialPicture?.file === `images/${SOCIAL_CARD}.png`;
  const isStale = readRecord()[SOCIAL_CARD] !== hashSocialCard();
  return isShown && isStale
    ? [
        "The storefront, the logo or the main color changed since the social card was rendered. Run: npm run artwork -- --social-card",
      ]
    : [];
}

function weightProblems(): string[] {
  const pictures = subjectNames().map(pictureOf).filter(existsSync);
  const megabytes = pictures.reduce((sum, file) => sum + statSync(file).size, 0) / 1024 ** 2;
  return megabytes <= MAX_TOTAL_MEGABYTES
    ? []
    : [`All pictures weigh ${megabytes.toFixed(1)} MB, more than ${MAX_TOTAL_MEGABYTES}.`];
}

/** Returns all problems of the pictures as sentences. */
export async function artworkProblems(): Promise<string[]> {
  const paints = sitePaints();
  const ofEach = await Promise.all(subjectNames().map((name) => problemsOf(name, paints)));
  return [...ofEach.flat(), ...socialCardProblems(), ...weightProblems()];
}
