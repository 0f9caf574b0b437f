/** Whether the finished pictures are what the scripts make of them today, and fit for phones and a repository. */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { type Paints, sitePaints } from "./brand-paints";
import { ARTWORK, isUpToDate, readRecord, subjectNames } from "./inputs";
import { SOCIAL_CARD, hashSocialCard } from "./social-card";

const DATA = path.join(ARTWORK, "..", "data");
/** The least width in pixels: a card across a phone with three pixels to a point. */
const LEAST_WIDTH = 1200;
const MOST_MEGABYTES_OF_ALL = 25;

const pictureOf = (name: string) => path.join(DATA, "images", `${name}.webp`);

async function problemsOf(name: string, paints: Paints): Promise<string[]> {
  if (!existsSync(pictureOf(name))) return [`${name} was never rendered.`];
  const { width } = await sharp(pictureOf(name)).metadata();
  return [
    isUpToDate(name, readRecord()[name], paints) ? [] : `${name} changed since it was rendered.`,
    width >= LEAST_WIDTH ? [] : `${name} is ${width} pixels wide, fewer than ${LEAST_WIDTH}.`,
  ].flat();
}

/** A pharmacy may show a picture of its own in links, and then the card is of no concern. */
function socialCardProblems(): string[] {
  const { socialPicture } = parse(readFileSync(path.join(DATA, "pharmacy.yaml"), "utf8")) as {
    socialPicture: { file: string };
  };
  const isShown = socialPicture.file === `images/${SOCIAL_CARD}.png`;
  const isStale = readRecord()[SOCIAL_CARD] !== hashSocialCard();
  return isShown && isStale
    ? [
        "The storefront, the logo or the main color changed since the social card was made: use --social-card.",
      ]
    : [];
}

function weightProblems(): string[] {
  const pictures = subjectNames().map(pictureOf).filter(existsSync);
  const megabytes = pictures.reduce((sum, file) => sum + statSync(file).size, 0) / 1024 ** 2;
  return megabytes <= MOST_MEGABYTES_OF_ALL
    ? []
    : [`All pictures weigh ${megabytes.toFixed(1)} MB, more than ${MOST_MEGABYTES_OF_ALL}.`];
}

/** Everything that is wrong with the finished pictures, in sentences. */
export async function artworkProblems(): Promise<string[]> {
  const paints = sitePaints();
  const ofEach = await Promise.all(subjectNames().map((name) => problemsOf(name, paints)));
  return [...ofEach.flat(), ...socialCardProblems(), ...weightProblems()];
}
