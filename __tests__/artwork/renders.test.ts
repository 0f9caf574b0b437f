import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { hashInputs, readRecord, subjectNames } from "../../artwork/inputs";
import { SOCIAL_CARD, hashSocialCard } from "../../artwork/social-card";

const PICTURES = "data/images";
/** The least width in pixels: a card across a phone with three pixels to a point. */
const LEAST_WIDTH = 1200;
const MOST_BYTES_OF_ALL = 25 * 1024 * 1024;

const pictures = readdirSync(PICTURES);
const content = readdirSync("data", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => readFileSync(join("data", file), "utf8"))
  .join("\n");

test.each(subjectNames())("the script of %s was rendered after its last change", (name) => {
  expect({ name, inputs: readRecord()[name] }).toEqual({ name, inputs: hashInputs(name) });
  expect(existsSync(join(PICTURES, `${name}.webp`))).toBe(true);
});

test("the social card was made from the storefront and the logo as they are", () => {
  expect(readRecord()[SOCIAL_CARD]).toBe(hashSocialCard());
});

test.each(pictures.filter((file) => !file.endsWith(".svg")))(
  "%s is wide enough for a sharp phone",
  async (file) => {
    const { width } = await sharp(join(PICTURES, file)).metadata();
    expect(width).toBeGreaterThanOrEqual(LEAST_WIDTH);
  },
);

test.each(pictures)("%s is shown somewhere", (file) => {
  expect(content).toContain(`images/${file}`);
});

test("the pictures together are light enough for a repository", () => {
  const bytes = pictures.reduce((sum, file) => sum + statSync(join(PICTURES, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES_OF_ALL);
});
