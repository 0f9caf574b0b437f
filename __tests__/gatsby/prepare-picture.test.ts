import sharp from "sharp";
import { preparePicture } from "../../src/gatsby/pictures/prepare-picture";
import { animation, halves, phonePhoto, printPhoto, samsungPhoto } from "../support/content/photos";

async function prepared(name: string, bytes: Buffer) {
  const picture = await preparePicture(name, bytes);
  if (!picture) throw new Error(`${name} stays as it is.`);
  return { ...picture, about: await sharp(picture.bytes).metadata() };
}

/** Color at a point: `"red"`, `"blue"` or the RGB values. */
async function colorAt(bytes: Buffer, left: number, top: number) {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  return red > 180 && blue < 80 ? "red" : blue > 120 && red < 80 ? "blue" : [...data].join();
}

test("a phone's photo says nothing any more of the place and the phone", async () => {
  const photo = await phonePhoto();
  const before = await sharp(photo).metadata();
  expect([before.exif, before.xmp].every(Buffer.isBuffer)).toBe(true);

  const { about, bytes } = await prepared("storefront.jpg", photo);
  expect(about).not.toHaveProperty("exif");
  expect(about).not.toHaveProperty("xmp");
  expect(bytes.toString("latin1")).not.toMatch(/Apple|iPhone|GPS|Exif|xmpmeta/);
});

test("a photo from a phone that was held upright stands upright", async () => {
  const { about, bytes } = await prepared("front.jpg", await phonePhoto({ orientation: 6 }));
  expect([about.width, about.height, about.orientation]).toEqual([120, 1600, undefined]);
  // The sensor's left half is on top.
  expect(await colorAt(bytes, 60, 400)).toBe("red");
  expect(await colorAt(bytes, 60, 1200)).toBe("blue");
});

test.each([
  ["IMG_4711.JPG", "img-4711"],
  ["Our shop (front) #2.jpeg", "our-shop-front-2"],
  ["薬局.jpg", "picture"],
])("a photo called %s is published as %s", async (file, name) => {
  const photo = await halves().jpeg().toBuffer();
  expect(await prepared(file, photo)).toMatchObject({ name, ending: ".webp" });
});

test.each([
  ["AVIF", "photo.avif", () => halves().avif({ effort: 0 }).toBuffer()],
  ["TIFF", "photo.tiff", () => halves().tiff().toBuffer()],
  ["a print shop's colors", "photo.jpg", printPhoto],
  ["a Samsung phone's JPEG", "20261122_091503.jpg", samsungPhoto],
  ["an ending that is not its own", "photo.png", () => halves().jpeg().toBuffer()],
])("%s becomes what every browser shows, in the colors of screens", async (_, name, make) => {
  const { about, bytes } = await prepared(name, await make());
  expect(about).toMatchObject({ format: "webp", space: "srgb", width: 1600, height: 120 });
  expect(await colorAt(bytes, 400, 60)).toBe("red");
  expect(await colorAt(bytes, 1200, 60)).toBe("blue");
});

test.each(["gif", "webp"] as const)(
  "of an animated %s the first picture is shown",
  async (format) => {
    const moving = await animation(format);
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { about, bytes } = await prepared(`sale.${format}`, moving);
    expect([about.pages ?? 1, about.width, about.height]).toEqual([1, 1200, 90]);
    expect(await colorAt(bytes, 600, 45)).toBe("red");
  },
);

test("a photo of a good camera becomes as small as one from the editing screen", async () => {
  const { about } = await prepared(
    "A.jpg",
    await halves({ width: 4000, height: 300 }).jpeg().toBuffer(),
  );
  expect([about.width, about.height]).toEqual([2400, 180]);
});

test.each(["jpeg", "png", "webp"] as const)("a plain %s stays as it is", async (format) => {
  const bytes = await halves().toFormat(format).toBuffer();
  expect(await preparePicture(`our-shop.${format}`, bytes)).toBeUndefined();
});

test("a drawing gets a name fit for an address, and stays as it is", async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await preparePicture("our-card.svg", drawing)).toBeUndefined();
  const renamed = { name: "our-card", ending: ".svg", bytes: drawing };
  expect(await preparePicture("Our Card.SVG", drawing)).toEqual(renamed);
});
