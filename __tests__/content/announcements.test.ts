import { siteContent } from "../../src/content/languages/site-content";
import { loadContent } from "../../src/content/read/load-content";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy({ languages: "all" });

const withNews = (news: object) =>
  content.set("announcements.yaml", ["announcements"], [{ title: "A test.", ...news }]);

test.each([
  { from: "2026-11-26", until: "2026-11-25" },
  { from: "2026-11-26 3PM", until: "2026-11-26 3PM" },
])("news that ends before it begins stops the build: %j", async ({ from, until }) => {
  withNews({ from, until });
  const problems = await content.problems();
  expect(problems).toContain(`This ends (${until}) before it begins (${from}).`);
  expect(problems).toContain('such as the day on which it begins: "2026-11-26".');
});

test("news of one day, and of one minute, are fine", async () => {
  withNews({ from: "2026-11-26", until: "2026-11-26" });
  expect(await content.problems()).toBe("");
  withNews({ from: "2026-11-26 3PM", until: "2026-11-26 3:01PM" });
  expect(await content.problems()).toBe("");
});

test.each([
  ["11/25/2026, 3 p.m.", "2026-11-25 3PM"],
  ["2026-11-25 15:30", "2026-11-25 3:30PM"],
  ["11/25/2026", "2026-11-25"],
])("an end written as %s is corrected to %s", async (until, meant) => {
  withNews({ until });
  expect(await content.problems()).toContain(meant);
});

/** Noon of Thanksgiving, which is closed; the sample opens from 9 AM until 5 PM the day after. */
const NOON = "2026-11-26T12:00-06:00";

async function warningsAt(moment = NOON) {
  const { warnings } = await content.check(moment);
  return warnings
    .filter(
      ({ file, message }) => file === "data/announcements.yaml" && !/in Spanish yet/.test(message),
    )
    .map(({ message, fix }) => `${message} ${fix}`);
}

test("news is over at its minute, on the pharmacy's clock", async () => {
  withNews({ until: "2026-11-25 3PM" });
  const about = "This announcement ended: 2026-11-25 3PM. Pages do not show it any more.";
  expect(await warningsAt("2026-11-25T14:59-06:00")).toEqual([]);
  expect(await warningsAt("2026-11-25T15:00-06:00")).toEqual([expect.stringContaining(about)]);
});

const MIDNIGHT = "12AM is the midnight with which";

test.each([
  ["12AM of today", { until: "2026-11-26 12AM" }, MIDNIGHT],
  ["12AM of a day to come", { until: "2026-11-28 12AM" }, MIDNIGHT],
  ["an hour ago", { until: "2026-11-26 11AM" }, 'Did you mean "2026-11-26 11PM"?'],
  ["AM for PM", { until: "2026-11-26 3AM" }, 'Did you mean "2026-11-26 3PM"?'],
])("an end at %s is asked about", async (_, entry, question) => {
  withNews(entry);
  expect(await warningsAt()).toEqual([expect.stringContaining(question)]);
});

test("news without Spanish words is in English, and every Spanish page stays", async () => {
  const spanish = async () => {
    const all = siteContent((await loadContent(content.root())).content);
    return new Map([...all].filter(([path]) => path.startsWith("es/")));
  };
  const before = await spanish();
  content.remove("es/announcements.yaml");
  const after = await spanish();
  expect([...after.keys()]).toEqual([...before.keys()]);
  const news = after.get("es/announcements.yaml")?.["announcements"];
  expect(news).toMatchObject([{ title: "Flu shots are here." }]);
});
