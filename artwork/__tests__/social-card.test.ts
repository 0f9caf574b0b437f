import sharp from "sharp";
import { modelBrand } from "../../src/styles/shades";
import { headline, hashSocialCard, logoOnCard } from "../social-card";

const plum = { main: "#5a2350", tint: "#f6eaf3", accent: "#d98a9c" };

test("the headline has the color of strong text in the pharmacy's brand", () => {
  expect(headline(modelBrand)).toContain('fill="#083f3b"');
  expect(headline(plum)).toContain('fill="#421839"');
});

test("another main color calls for another card, and a color that is not in it does not", () => {
  expect(hashSocialCard(plum)).not.toBe(hashSocialCard(modelBrand));
  expect(hashSocialCard({ ...plum, accent: "#e0a030" })).toBe(hashSocialCard(plum));
});

test.each([
  [1200, 300, 416, 104],
  [512, 512, 104, 104],
  [200, 400, 52, 104],
  [1600, 200, 420, 53],
])(
  "a logo of %d x %d pixels is %d x %d on the card",
  async (width, height, shownWidth, shownHeight) => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const logo = await sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer();
    expect(await sharp(await logoOnCard(logo)).metadata()).toMatchObject({
      width: shownWidth,
      height: shownHeight,
    });
  },
);
