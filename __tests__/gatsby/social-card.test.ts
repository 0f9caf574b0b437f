/** Picture for shared links, drawn from name, town, colors and logo. */
import sharp from "sharp";
import { socialCard } from "../../src/gatsby/pictures/social-card";
import { modelBrand } from "../../src/styles/shades";

const town = "Hialeah, FL";

/** Bounds of everything above the stripe that is not background. */
async function drawn(card: Buffer) {
  const above = sharp(card).extract({ left: 0, top: 0, width: 1200, height: 600 });
  const { info } = await sharp(await above.png().toBuffer())
    .trim({ background: modelBrand.tint, threshold: 20 })
    .toBuffer({ resolveWithObject: true });
  return {
    left: -(info.trimOffsetLeft ?? 0),
    top: -(info.trimOffsetTop ?? 0),
    width: info.width,
    height: info.height,
  };
}

test.each([
  "Palmar",
  "Farmacia Peña & Łódź Drug",
  "Kalihi Memorial Hospital Outpatient Pharmacy and Medical Supply",
])("%s fits into the picture, in the size that services ask for", async (name) => {
  const card = await socialCard({ name, town, brand: modelBrand });
  expect(await sharp(card).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  const { left, top, width, height } = await drawn(card);
  expect(left).toBeGreaterThanOrEqual(90);
  expect(left + width).toBeLessThanOrEqual(1110);
  expect(top).toBeGreaterThanOrEqual(40);
  expect(top + height).toBeLessThan(600);
});

test("a logo drawn on a large artboard is shown at the size that the picture needs", async () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20000 5000"><path d="M0 0h20000v5000H0z"/></svg>';
  const brand = modelBrand;
  const small = await drawn(await socialCard({ name: "Palmar", town, brand }));
  const large = await drawn(
    await socialCard({ name: "Palmar", town, brand, logo: Buffer.from(logo) }),
  );
  expect(large.height).toBeGreaterThan(small.height + 100);
});

test("a name in letters that the heading font lacks is left to the logo", async () => {
  const { height } = await drawn(await socialCard({ name: "藥房", town, brand: modelBrand }));
  expect(height).toBeLessThan(60);
});
