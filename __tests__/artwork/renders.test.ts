import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { hashInputs, readRecord, subjectNames } from "../../artwork/inputs";
import { SOCIAL_CARD, hashSocialCard } from "../../artwork/social-card";

const PICTURES = "data/images";
/** The least width in pixels: a card across a phone with three pixels to a point. */
const LEAST_WIDTH = 1200;
const MOST_BYTES_OF_ALL = 25 * 1024 * 1024;

const pictureOf = (name: string) => join(PICTURES, `${name}.webp`);

test.each(subjectNames())("the script of %s was rendered after its last change", (name) => {
  expect({ name, inputs: readRecord()[name] }).toEqual({ name, inputs: hashInputs(name) });
  expect(existsSync(pictureOf(name))).toBe(true);
});

test("the social card, where no other picture is in its place, shows the storefront and the logo as they are", () => {
  const { socialPicture } = parse(readFileSync("data/pharmacy.yaml", "utf8")) as {
    socialPicture: { file: string };
  };
  const isShown = socialPicture.file === "images/social-card.png";
  const isStale = readRecord()[SOCIAL_CARD] !== hashSocialCard();
  const problem = isShown && isStale && "Run npm run artwork -- --social-card";
  expect(problem).toBe(false);
});

test.each(subjectNames())("%s is wide enough for a sharp phone", async (name) => {
  const { width } = await sharp(pictureOf(name)).metadata();
  expect(width).toBeGreaterThanOrEqual(LEAST_WIDTH);
});

test("the rendered pictures together are light enough for a repository", () => {
  const bytes = subjectNames().reduce((sum, name) => sum + statSync(pictureOf(name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES_OF_ALL);
});
