import { screen } from "@testing-library/react";
import { News } from "../../src/site/header/news";
import { giveSiteData, siteData } from "../support/content/site-data";
import { renderWithFacts } from "../support/components/render-with-facts";

interface Written {
  title: string;
  from?: string;
  until: string;
  importance?: string;
}

/** Renders news as a build at a moment does, in the time zone of the test data, Chicago. */
function builtAt(moment: string, written: readonly Written[]) {
  jest.useFakeTimers({ now: Date.parse(moment) });
  const announcements = written.map((news) => ({
    id: news.title,
    from: null,
    link: null,
    ...news,
  }));
  giveSiteData({ ...siteData, announcements: { announcements } });
  renderWithFacts(<News />);
}

const shown = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent.trim());

test("a build shows what holds at some time of its day, on the pharmacy's calendar", () => {
  const news = [
    { title: "Over.", until: "2026-11-24" },
    { title: "This morning.", until: "2026-11-25 9AM" },
    { title: "Tonight.", from: "2026-11-25 8PM", until: "2026-11-25 9PM" },
    { title: "Tomorrow.", from: "2026-11-26", until: "2026-11-26" },
  ];
  builtAt("2026-11-25T23:59-06:00", news);
  expect(shown()).toEqual([
    expect.stringMatching(/^This morning\. \(until November 25, 2026, 9.AM\)$/),
    expect.stringMatching(/^Tonight\. \(November 25, 2026, 8.PM.–.9.PM\)$/),
  ]);
});

test("urgent news comes first", () => {
  builtAt("2026-11-25T12:00-06:00", [
    { title: "One.", until: "2026-11-25" },
    { title: "Two.", until: "2026-11-25", importance: "urgent" },
  ]);
  expect(shown()[0]).toContain("Two.");
});
