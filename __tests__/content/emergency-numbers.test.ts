/** Emergency numbers: the button dials the number in its label, and the number exists. */
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();
const FILE = "services/otc-network.yaml";

/** Replaces Poison Help (0) or 911 (1). */
const number = (index: number) => (value: string) =>
  content.replace(
    FILE,
    index === 0 ? 'number: "1-800-222-1222"' : 'number: "911"',
    `number: "${value}"`,
  );
const poisonHelp = number(0);
const emergency = number(1);

test.each([
  ["dials another number than it says", () => emergency("811"), "says 911 and dials 811."],
  ["dials a number that nobody has", () => emergency("991"), "says 911 and dials 991."],
  [
    "has no number in its words, and dials one that nobody has",
    () => {
      emergency("991");
      content.replace(FILE, 'label: "Call 911"', 'label: "Call for help"');
    },
    "Nobody answers 991",
  ],
  [
    "has a wrong digit of Poison Help",
    () => poisonHelp("1-800-222-1223"),
    "1-800-222-1223 is not the number of Poison Help. Write 1-800-222-1222.",
  ],
])("a button that %s is refused", async (_, spoil, message) => {
  spoil();
  const problems = await content.problems();
  expect(problems.replaceAll(/\s+/g, " ")).toContain(message);
  expect(problems).toMatch(/^ {2}\| +number: /m);
});

test.each(["1-800-222-1232", "(800) 222-1223"])(
  "a text that has %s for Poison Help is refused",
  async (written) => {
    content.replace(FILE, "call Poison Help right", `call Poison Help at ${written} right`);
    expect(await content.problems()).toContain(`${written} is not the number of Poison Help.`);
  },
);

test("help while the pharmacy is closed has no wrong number either", async () => {
  content.replace("when-closed.yaml", "1-800-222-1222", "1-800-222-1223");
  expect(await content.problems()).toContain("1-800-222-1223 is not the number of Poison Help.");
  content.replace("when-closed.yaml", "1-800-222-1223", "call us");
  expect(await content.problems()).toContain("is not a number to call, such as 911");
});

test("a poison center's own number, and other hotlines, are fine", async () => {
  content.replace(FILE, "will not wake up.", "will not wake up. Our center: 1-800-764-7661.");
  content.replace(FILE, 'label: "Call 911"', 'label: "Call or text 988, 24 hours"');
  emergency("988");
  expect(await content.problems()).toBe("");
});
