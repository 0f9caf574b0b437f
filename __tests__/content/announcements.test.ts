import { checkContent } from "../../src/content/check-content";
import { siteContent } from "../../src/content/languages/site-content";
import { loadContent } from "../../src/content/read/load-content";
import { markLanguage } from "../../src/lib/words";
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

test("the check asks to delete news that is over, on the pharmacy's calendar", async () => {
  withNews({ until: "2026-11-25 3PM" });
  content.write("es/announcements.yaml", "announcements: []\n");
  const about = "This announcement ended: 2026-11-25 3PM. Pages do not show it any more.";
  const messagesAt = async (moment: string) =>
    (await checkContent(content.root(), Date.parse(moment))).warnings.map(({ message }) => message);
  expect(await messagesAt("2026-11-25T23:59-06:00")).not.toContain(about);
  expect(await messagesAt("2026-11-26T00:00-06:00")).toContain(about);
});

test("news without Spanish words is in English, marked, and every Spanish page stays", async () => {
  const spanish = async () => {
    const all = siteContent((await loadContent(content.root())).content);
    return new Map([...all].filter(([path]) => path.startsWith("es/")));
  };
  const before = await spanish();
  content.remove("es/announcements.yaml");
  const after = await spanish();
  expect([...after.keys()]).toEqual([...before.keys()]);
  const news = after.get("es/announcements.yaml")?.["announcements"];
  expect(news).toMatchObject([{ title: markLanguage("Flu shots are here.", "en-US") }]);
});

test("a site without the file has no news, and is valid", async () => {
  content.remove("announcements.yaml");
  content.remove("es/announcements.yaml");
  expect(await content.problems()).toBe("");
});
