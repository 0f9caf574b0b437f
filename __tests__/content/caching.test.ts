/** The check runs on every change of a file, so that its work must not grow with all that did not change. */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { checkContent } from "../../src/content/check-content";
import { contentCopy } from "../support/content/content-copy";
import { sampleFiles } from "../support/content/sample-files";

const content = contentCopy();

const yaml = jest.requireActual<typeof import("yaml")>("yaml");
const parse = jest.spyOn(yaml, "parseDocument");

/** The texts that a check takes apart. */
async function textsRead() {
  parse.mockClear();
  await checkContent(content.root());
  return parse.mock.calls.map(([text]) => text);
}

const textOf = (file: string) => readFileSync(content.at(file), "utf8");

test("a check takes every file apart once, and again only when its text is another one", async () => {
  expect((await textsRead()).sort()).toEqual(sampleFiles.map(textOf).sort());
  expect(await textsRead()).toEqual([]);
  content.replace("footer.yaml", /$/, "# A note.\n");
  expect(await textsRead()).toEqual([textOf("footer.yaml")]);
});

test("a picture is decoded once, and again only when it is another one", async () => {
  const decode = jest.spyOn(sharp.prototype as sharp.Sharp, "raw");
  const blank = { width: 1200, height: 9, channels: 3, background: "white" } as const;
  const picture = (height: number) =>
    sharp({ create: { ...blank, height } })
      .webp()
      .toBuffer();
  content.write("images/sample.webp", await picture(9));
  content.replace("pharmacy.yaml", /images\/[a-z-]+\.\w+/, "images/sample.webp");
  await checkContent(content.root());
  decode.mockClear();
  await checkContent(content.root());
  expect(decode).not.toHaveBeenCalled();
  content.write("images/sample.webp", await picture(19));
  await checkContent(content.root());
  expect(decode).toHaveBeenCalledTimes(1);
});
