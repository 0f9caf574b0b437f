import type { Page } from "@playwright/test";
import { firstMoment } from "../../../src/time/wall-clock";
import { startOf } from "../../../src/time/written-moment";
import { pharmacy, readSample } from "../content/sample-pharmacy";

const { announcements } = readSample("announcements.yaml") as {
  announcements: { from: string }[];
};

/** Opens pages from now on at a moment without news, whose length is the owner's choice. */
export const withoutNews = (page: Page) =>
  page.clock.setFixedTime(
    Math.min(...announcements.map(({ from }) => firstMoment(startOf(from), pharmacy.timeZone))) - 1,
  );
