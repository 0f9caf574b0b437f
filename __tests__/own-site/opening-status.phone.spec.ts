import { timeCopy } from "../../src/time/date-text";
import { openingCalendar } from "../../src/time/opening-calendar";
import { openingStatus } from "../../src/time/opening-status";
import { wallMinute } from "../../src/time/wall-clock";
import { at, expect, ownPharmacy, readOwn, test } from "../support/browser/own-site";
import { withoutOutsideWorld } from "../support/browser/outside-world";
import { inMinutes } from "../support/time/weekly-hours";

const header = readOwn("header.yaml") as { topBarLabel: string };
const labels = readOwn("labels.yaml") as Queries.SiteLabels;

const HOUR = 3_600_000;

/* The device's time zone does not matter, also if it is the one farthest away. */
test.use({ timezoneId: "Pacific/Kiritimati" });

test("a page that stays open says what the written hours mean, by day and by night, for a week", async ({
  page,
}) => {
  await withoutOutsideWorld(page);
  const calendar = openingCalendar(inMinutes(ownPharmacy));
  const copy = {
    ...timeCopy(labels, ownPharmacy.languages?.[0]?.code).dayCopy,
    ...labels.openingStatus,
  };
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.goto(at("/"));
  for (let hours = 1; hours < 7 * 24; hours += 17) {
    const moment = now + hours * HOUR;
    const minute = wallMinute(moment, ownPharmacy.timeZone);
    await page.clock.pauseAt(moment);
    await expect
      .soft(page.getByRole("region", { name: header.topBarLabel }), new Date(moment).toISOString())
      .toContainText(openingStatus(calendar, minute, copy));
  }
});
