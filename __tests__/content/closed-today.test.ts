/** A closure by surprise: one entry changes the hours, the news and everything that follows from the hours. */
import { siteContent } from "../../src/content/languages/site-content";
import { loadContent } from "../../src/content/read/load-content";
import { hoursText } from "../../src/time/hours-text";
import { openingCalendar, type Openings, type SpecialDay } from "../../src/time/opening-calendar";
import { onlyWhileClosed, openingStatus } from "../../src/time/opening-status";
import { structuredData } from "../../src/site/structured-data";
import { wallMinute } from "../../src/time/wall-clock";
import { markLanguage, plain } from "../../src/lib/words";
import { contentCopy } from "../support/content/content-copy";
import { ENGLISH, ENGLISH_DAYS } from "../support/lib/english";
import { everyDay } from "../support/time/weekly-hours";

const content = contentCopy({ languages: "all" });

// A Wednesday before Thanksgiving.
const NOW = "2026-11-25T12:00-06:00";
const REASON = "a power outage";

interface Closed {
  from?: string;
  until: string;
}

const write = (closed: Closed) =>
  content.set("announcements.yaml", ["closedToday"], { ...closed, reason: REASON });

/** Returns what pages get after a build at a moment. */
async function builtAt(moment = NOW) {
  jest.useFakeTimers({ now: Date.parse(moment), doNotFake: ["nextTick", "setImmediate"] });
  const all = siteContent((await loadContent(content.root())).content);
  jest.useRealTimers();
  const fileOf = (path: string) => all.get(path) as Record<string, unknown>;
  const pharmacy = fileOf("en-US/pharmacy.yaml") as unknown as Parameters<
    typeof structuredData
  >[0]["pharmacy"];
  const days = fileOf("en-US/announcements.yaml")["closedDays"] as SpecialDay[] | undefined;
  return { pharmacy, days, fileOf };
}

/** Returns the days of a closure, each with its hours as pages say them. */
const written = (days?: readonly SpecialDay[]) =>
  days?.map(({ date, hours }) => `${date} ${plain(hoursText(hours, ENGLISH))}`);

test.each([
  ["today", { until: "2026-11-25" }, ["2026-11-25 Closed"]],
  ["from a time on", { from: "2026-11-25 3PM", until: "2026-11-25" }, ["2026-11-25 9AM-3PM"]],
  [
    "for some hours",
    { from: "2026-11-25 1PM", until: "2026-11-25 2PM" },
    ["2026-11-25 9AM-1PM, 2PM-7PM"],
  ],
  // Thanksgiving is closed anyway, and the day after it has other hours than usual.
  ["until Friday noon", { until: "2026-11-27 12PM" }, ["2026-11-25 Closed", "2026-11-27 12PM-5PM"]],
  ["until yesterday", { until: "2026-11-24" }, []],
])("closed %s", async (_, closed, expected) => {
  write(closed);
  const { days = [], pharmacy } = await builtAt();
  expect(written(days)).toEqual(expected);
  for (const day of days) {
    expect(day.reason).toBe(REASON);
    expect(pharmacy.specialHours?.filter(({ date }) => date === day.date)).toEqual([day]);
  }
});

test("without a beginning, a closure of several days begins with the day of the build", async () => {
  write({ until: "2026-11-28" });
  const datesAt = async (moment: string) => (await builtAt(moment)).days?.map(({ date }) => date);
  expect(await datesAt("2026-11-25T23:59-06:00")).toEqual([
    "2026-11-25",
    "2026-11-27",
    "2026-11-28",
  ]);
  expect(await datesAt("2026-11-26T00:00-06:00")).toEqual(["2026-11-27", "2026-11-28"]);
});

test.each([
  ["now, by its day", "2026-11-28T00:30", { until: "2026-11-28" }, ["8PM-12AM", "Closed"]],
  ["now, until a time", "2026-11-28T00:30", { until: "2026-11-28 2AM" }, ["8PM-12AM"]],
  [
    "for a part of it",
    "2026-11-28T00:40",
    { from: "2026-11-27 11PM", until: "2026-11-28 1AM" },
    ["8PM-11PM, 1AM-2AM"],
  ],
  ["until the night before", "2026-11-28T12:00", { from: "2026-11-27", until: "2026-11-27" }, []],
])("a night belongs to the day that began it: closed %s", async (_, moment, closed, hours) => {
  content.set("pharmacy.yaml", ["hours"], everyDay("8PM-2AM"));
  content.set("pharmacy.yaml", ["specialHours"], []);
  write(closed);
  const { days } = await builtAt(`${moment}-06:00`);
  expect(written(days)?.map((day) => day.slice("2026-11-27 ".length))).toEqual(hours);
});

test("the rest of a night after a closure is open, and not told to search engines for its morning", async () => {
  content.set("pharmacy.yaml", ["hours"], everyDay("8PM-2AM"));
  write({ from: "2026-11-24 11PM", until: "2026-11-25 1AM" });
  const { pharmacy } = await builtAt("2026-11-25T00:00-06:00");
  const calendar = openingCalendar(pharmacy);
  const copy = onlyWhileClosed({ ...ENGLISH_DAYS, closed: "Closed", closedToday: "Closed" });
  const isClosed = (time: string) => {
    const now = wallMinute(Date.parse(`2026-11-25T${time}-06:00`), pharmacy.timeZone);
    return openingStatus(calendar, now, copy) !== "";
  };
  expect(["00:59", "01:00", "01:59", "02:00"].map(isClosed)).toEqual([true, false, false, true]);
  const data = structuredData({
    pharmacy,
    path: "/contact/",
    hasFullRecord: true,
    title: "Contact",
    url: (path) => path,
  });
  const [special] = JSON.stringify(data).match(/"validFrom":"2026-11-24".*?\}/g) ?? [];
  expect(special).toContain('"opens":"20:00","closes":"23:00"');
  expect(JSON.stringify(data)).not.toContain('"opens":"25:00"');
});

test("Spanish pages have their own reason, or the first language's, marked", async () => {
  write({ until: "2026-11-25" });
  const reasonOf = async () => {
    const { fileOf } = await builtAt();
    const { specialHours } = fileOf("es/pharmacy.yaml") as unknown as Openings;
    return specialHours?.find(({ date }) => date === "2026-11-25")?.reason;
  };
  expect(await reasonOf()).toBe(markLanguage(REASON, "en-US"));
  content.set("es/announcements.yaml", ["closedToday"], { reason: "un apagón" });
  expect(await reasonOf()).toBe("un apagón");
});

test("a closure that ends before it begins, or lasts for months, stops the build", async () => {
  write({ from: "2026-11-25 3PM", until: "2026-11-25 2PM" });
  expect(await content.problems()).toContain("before it begins (2026-11-25 3PM)");
  write({ from: "2026-11-25", until: "2027-11-25" });
  expect(await content.problems()).toContain("This closes the pharmacy for 366 days.");
});
