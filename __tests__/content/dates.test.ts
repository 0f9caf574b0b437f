/** What the check says of dates: what is over, and what is to be done again. */
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();

const warningsAt = async (moment: string) =>
  (await content.check(moment)).warnings.map(({ message }) => message);

const withDays = (...dates: string[]) =>
  content.set(
    "pharmacy.yaml",
    ["specialHours"],
    dates.map((date) => ({ date, hours: "Closed", reason: "A test" })),
  );

test("a special day is over at midnight where the pharmacy is", async () => {
  content.set("pharmacy.yaml", ["timeZone"], "Pacific/Honolulu");
  withDays("2026-11-26", "2026-12-25", "2027-01-01");
  expect(await warningsAt("2026-11-26T23:59-10:00")).toEqual([]);
  expect(await warningsAt("2026-11-27T00:00-10:00")).toEqual(["2026-11-26 is over."]);
});

test("a special day is over after its night", async () => {
  content.set(
    "pharmacy.yaml",
    ["specialHours"],
    [
      { date: "2026-12-24", hours: "6PM-1AM", reason: "Nochebuena" },
      { date: "2026-12-25", hours: "Closed", reason: "Christmas" },
      { date: "2027-01-01", hours: "Closed", reason: "New Year" },
    ],
  );
  expect(await warningsAt("2026-12-25T00:59-06:00")).toEqual([]);
  expect(await warningsAt("2026-12-25T01:00-06:00")).toEqual(["2026-12-24 is over."]);
});

test("while the time zone is not valid, no day is called over", async () => {
  withDays("2026-11-26");
  content.set("pharmacy.yaml", ["timeZone"], "America/Northfield");
  expect(await warningsAt("2026-12-01T12:00Z")).toEqual([]);
});

const NOTICE = ["own-pages/privacy-practices.yaml", ["legalNotice", "reviewBy"]] as const;
const AGREEMENT = ["agreements.yaml", ["mailService", "reviewBy"]] as const;
const SOURCE = ["own-pages/local-help.yaml", ["sections", 0, "help", 0, "checkedOn"]] as const;

test.each([
  [
    "a notice to review by",
    NOTICE,
    "2026-12-30",
    ["This notice is to be read again soon, by 2026-12-30."],
  ],
  ["one to review by", NOTICE, "2026-12-31", []],
  [
    "an agreement to review by",
    AGREEMENT,
    "2026-11-30",
    ["The agreement with EmailJS (https://www.emailjs.com) was to be read again by 2026-11-30."],
  ],
  [
    "a source read on",
    SOURCE,
    "2025-11-30",
    ["Nobody has read the source of this since 2025-11-30."],
  ],
  ["one read on", SOURCE, "2025-12-01", []],
  [
    "one read on",
    SOURCE,
    "2027-01-01",
    ["Nobody has read the source of this yet: 2027-01-01 is to come."],
  ],
])("on December 1, 2026, of %s %j %s the check says %j", async (_, [file, path], day, told) => {
  content.set(file, path, day);
  expect(await warningsAt("2026-12-01T12:00-06:00")).toEqual(told);
});
