/** The browser tests ask every published picture this, so it has to find what there is to find. */
import { halves, phonePhoto, XMP } from "../support/content/photos";
import { metadataIn } from "../support/browser/picture-metadata";

test("a phone's photo says where it was taken, and with which phone", async () => {
  expect(await metadataIn(await phonePhoto())).toEqual(expect.arrayContaining(["exif", "xmp"]));
});

test("a traced drawing may say it, too", async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><metadata>${XMP}</metadata></svg>`;
  expect(await metadataIn(Buffer.from(drawing))).toEqual(["<metadata"]);
});

test.each(["jpeg", "png", "webp", "avif"] as const)("a clean %s says nothing", async (format) => {
  expect(
    await metadataIn(await halves({ width: 64, height: 48 }).toFormat(format).toBuffer()),
  ).toEqual([]);
});
