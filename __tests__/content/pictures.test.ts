import sharp from "sharp";
import { contentCopy } from "../support/content/content-copy";
import {
  animation,
  halves,
  heic,
  phonePhoto,
  pngOfSize,
  printPhoto,
  samsungPhoto,
} from "../support/content/photos";

const content = contentCopy();

/** Writes a picture and uses it for the first equipment item. */
function showPicture(file: string, bytes: string | Buffer, named = `images/${file}`) {
  content.write(`images/${file}`, bytes);
  content.set("equipment.yaml", ["categories", 0, "items", 0, "picture", "file"], named);
}

const count = (problems: string) => problems.match(/^data\//gm)?.length ?? 0;

const jpeg = (width = 1200, height = 90) => halves({ width, height }).jpeg().toBuffer();

async function halfPhoto() {
  const photo = await jpeg();
  return photo.subarray(0, photo.length / 2);
}

test.each(["IMG 4711 (1).jpeg", "Our shop, front #2 & 100%.jpg"])(
  "a photo called %s is fine, as the phone named it",
  async (name) => {
    showPicture(name, await phonePhoto());
    expect(await content.problems()).toBe("");
  },
);

test.each([
  ["a print shop's JPEG", "photo.jpg", printPhoto],
  ["a Samsung phone's JPEG", "photo.jpg", samsungPhoto],
  ["a TIFF", "photo.TIF", () => halves().tiff().toBuffer()],
  ["an animated GIF", "sale.gif", () => animation("gif")],
  ["a JPEG with another ending", "photo.png", () => jpeg()],
  ["a JPEG without an ending", "photo", () => jpeg()],
])("%s is fine", async (_, name, make) => {
  showPicture(name, await make());
  expect(await content.problems()).toBe("");
});

test("a photo's width is that of the picture as it stands upright", async () => {
  showPicture("a.jpg", await phonePhoto({ width: 1600, height: 390, orientation: 6 }));
  expect(await content.problems()).toContain("data/images/a.jpg is 390 pixels wide");
  showPicture("b.jpg", await phonePhoto({ width: 390, height: 1600, orientation: 8 }));
  expect(await content.problems()).toBe("");
});

test.each([
  ["images/img_4711.jpg", "IMG_4711.JPG"],
  ["data/images/shop.jpg", "shop.jpg"],
  ["images\\shop.jpg", "shop.jpg"],
  ["images/cafe.jpg", "Café.jpg"],
  ["images/semple.webp", "sample.webp"],
])('for "%s" the check asks whether images/%s is meant', async (named, file) => {
  showPicture(file, await jpeg(), named);
  const problems = await content.problems();
  expect(problems).toContain(`There is no picture data/${named}.`);
  expect(problems).toContain(`Did you mean "images/${file}"?`);
  expect(problems).toMatch(/^data\/equipment\.yaml:\d+:\d+$/m);
});

test.each(["IMG_4711.HEIC", "IMG_4711.heif", "IMG_4711.JPG"])(
  "of an iPhone's own format in %s the check says how to make a JPEG of it",
  async (name) => {
    showPicture(name, heic());
    const problems = await content.problems();
    expect(problems).toContain(`The photo data/images/${name} is in Apple's format HEIC`);
    expect(problems).toContain("Save it as JPEG, and choose that file.");
    expect(problems).toContain("Settings, Camera, Formats, Most Compatible");
  },
);

test.each([
  ["nothing", Buffer.alloc(0)],
  ["half a photo", halfPhoto],
  ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="9"/>'],
])("a file with %s is no picture", async (_, bytes) => {
  showPicture("photo.jpg", typeof bytes === "function" ? await bytes() : bytes);
  expect(await content.problems()).toContain(
    "The file data/images/photo.jpg is not a picture, or it is damaged.",
  );
});

describe("the width that a picture needs", () => {
  const card = ["equipment.yaml", ["categories", 0, "items", 0, "picture", "file"]] as const;

  test.each([
    ["on a card", ...card, 400, 800],
    ["at the top of a page", "pages/about.yaml", ["picture", "file"], 576, 1152],
    ["at the top of the home page", "pages/home.yaml", ["hero", "picture", "file"], 960, 1200],
    ["in shared links", "pharmacy.yaml", ["socialPicture", "file"], 600, 1200],
  ] as const)("%s follows from where it is shown", async (_, file, path, least, sharp) => {
    const show = async (width: number) => {
      content.write("images/photo.jpg", await jpeg(width));
      content.set(file, path, "images/photo.jpg");
    };
    await show(least - 1);
    const problems = await content.problems();
    expect(problems).toContain(`is ${least - 1} pixels wide.`);
    expect(problems).toContain(`${sharp} pixels wide or more: the original`);

    await show(sharp - 1);
    expect(await content.problems()).toBe("");
    expect(await content.warnings()).toContain("it is soft on phones and new screens");

    await show(sharp);
    expect(await content.problems()).toBe("");
    expect(await content.warnings()).not.toContain("soft");
  });

  test("a portrait needs little", async () => {
    content.write("images/ana.jpg", await jpeg(144));
    const people = [
      { name: "Ana Peña", role: "Pharmacist", picture: { file: "images/ana.jpg", alt: "" } },
    ];
    content.set("services/diabetic-care.yaml", ["sections", 0], {
      type: "people",
      heading: "Our team",
      people,
    });
    expect(await content.problems()).toBe("");
  });
});

test.each([
  ["a screenshot of a long page", 900, 20_000],
  ["a scan of a poster", 17_000, 17_000],
])("%s has more pixels than the site can work with", async (_, width, height) => {
  showPicture("photo.png", await pngOfSize(width, height));
  const problems = await content.problems();
  expect(problems).toContain(
    `The picture data/images/photo.png is too large: ${width} by ${height} pixels, and at most 16383 are possible on a side.`,
  );
  expect(count(problems)).toBe(1);
});

test("a picture that was too small and is replaced under its name is valid", async () => {
  showPicture("photo.jpg", await jpeg(300));
  expect(await content.problems()).toContain("blurred");
  showPicture("photo.jpg", await jpeg(1200));
  expect(await content.problems()).toBe("");
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 420"/>';

describe("photos and drawings have places of their own", () => {
  test("a drawing in the place of a photo is refused", async () => {
    showPicture("sign.SVG", SVG);
    expect(await content.problems()).toContain("is a drawing, and a photo belongs here.");
  });

  const sample = ["samples", "insurance", "file"];

  test("a photo in the place of a drawing is refused", async () => {
    content.write(
      "images/card.png",
      await sharp(await jpeg())
        .png()
        .toBuffer(),
    );
    content.set("forms/transfer.yaml", sample, "images/card.png");
    expect(await content.problems()).toContain("is a photo, and a drawing belongs here.");
  });

  test("a drawing may have a name of any kind", async () => {
    content.write("images/Our Card.SVG", SVG);
    content.set("forms/transfer.yaml", sample, "images/Our Card.SVG");
    expect(await content.problems()).toBe("");
  });
});

describe("the map of streets", () => {
  const change = (from: string | RegExp, to: string) => content.replace("images/map.svg", from, to);

  async function found() {
    const { problems, warnings } = await content.check();
    return [...problems, ...warnings].map(({ file, message }) => `${file}: ${message}`);
  }

  test("a pharmacy that moved is told that its pin stayed behind", async () => {
    content.set("pharmacy.yaml", ["location", "latitude"], 44.4561);
    expect(await found()).toEqual([
      expect.stringContaining("its pin marks a place that is not yours"),
    ]);
  });

  test("another drawing has no place for the pin", async () => {
    change(/ data-latitude="[^"]*"/, "");
    expect(await found()).toEqual([expect.stringContaining("is not a map of this site")]);
  });

  test("a map that would hold the page up is told", async () => {
    change("</svg>", `<path d="${"M0,0L1,1".repeat(5000)}"/></svg>`);
    expect(await found()).toEqual([expect.stringContaining("a lot for a slow connection")]);
  });

  test("a site without a map has nothing to say about one", async () => {
    content.replace("pages/contact.yaml", /^ {2}drawing: .*\n/m, "");
    content.set("pharmacy.yaml", ["location", "latitude"], 44.4561);
    expect(await found()).toEqual([]);
  });

  test("a map that is not there is missed", async () => {
    content.remove("images/map.svg");
    expect(await found()).toEqual([
      expect.stringContaining("There is no picture data/images/map.svg"),
    ]);
  });
});
