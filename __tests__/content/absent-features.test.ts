/** A pharmacy leaves out what it does not have, and the check finds what still speaks of it. */
import { checkContent } from "../../src/content/check-content";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();

const withoutKey = (key: string) =>
  content.replace("pharmacy.yaml", new RegExp(`^${key}: .*\\n`, "m"), "");

const found = async () => {
  const { problems, warnings } = await checkContent(content.root());
  const told = (list: typeof problems) =>
    list.map(({ file, line, message, fix }) => ({ at: `${file}:${line ?? 0}`, message, fix }));
  return { problems: told(problems), warnings: told(warnings) };
};

const lineOf = (file: string, text: string) =>
  `data/${file}:${
    content
      .text(file)
      .split("\n")
      .findIndex((line) => line.includes(text)) + 1
  }`;

test("texts that name the fax number of a pharmacy without one are named, each in its place", async () => {
  withoutKey("fax");
  const { problems, warnings } = await found();
  expect(problems).toContainEqual({
    at: lineOf("pages/privacy.yaml", "{fax}"),
    message: "There is no fax number in data/pharmacy.yaml, so {fax} cannot be filled in.",
    fix: 'Write the text without it, or add "fax" to data/pharmacy.yaml.',
  });
  expect(problems.every(({ message }) => message.includes("{fax}"))).toBe(true);
  expect(warnings).toContainEqual({
    at: lineOf("forms/transfer.yaml", "printForFax:"),
    message: "This speaks of the fax number, and data/pharmacy.yaml has none.",
    fix: 'Write it in other words, or add "fax" to data/pharmacy.yaml.',
  });
  // It stands before the number, and goes with it.
  expect(warnings.map(({ at }) => at)).not.toContain(lineOf("labels.yaml", "fax:"));
});

test("without a founding year, only texts that tell it have to change", async () => {
  withoutKey("since");
  const { problems } = await found();
  expect(problems.length).toBeGreaterThan(0);
  for (const { message } of problems) expect(message).toContain("{since}");
});

test("a block that would open the online store goes with the store", async () => {
  withoutKey("storefrontUrl");
  const { problems } = await found();
  expect(problems).toEqual([
    {
      at: lineOf("pages/home.yaml", "shop:"),
      message: "This leads to the online store, and data/pharmacy.yaml has none.",
      fix: 'Delete this block, or add "storefrontUrl" to data/pharmacy.yaml.',
    },
  ]);
});

test("a block that would open the booking site goes with the site", async () => {
  withoutKey("bookingUrl");
  const { problems, warnings } = await found();
  expect(problems.map(({ message }) => message)).toEqual([
    "This leads to the booking site, and data/pharmacy.yaml has none.",
  ]);
  expect(warnings).toContainEqual(
    expect.objectContaining({ at: lineOf("pages/privacy.yaml", "vaccine booking site") }),
  );
});

test("a pharmacy that has everything hears nothing of this", async () => {
  const { problems, warnings } = await found();
  expect(problems).toEqual([]);
  expect(warnings.filter(({ message }) => message.startsWith("This speaks"))).toEqual([]);
});

test("the home page does without shop, supplies and a second button", async () => {
  withoutKey("storefrontUrl");
  content.replace("pages/home.yaml", /^shop:\n(?: .*\n)+/m, "");
  content.replace("pages/home.yaml", /^featured:\n(?: .*\n)+/m, "");
  content.replace("pages/home.yaml", /^ {2}vaccination:\n(?: {4}.*\n)+/m, "");
  expect((await found()).problems).toEqual([]);
});
