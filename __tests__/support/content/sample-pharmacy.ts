/** What patients should read of the sample, for tests of the whole site. */
import { readPharmacy } from "../../../src/content/read/read-facts";
import { parseGatsbyYaml } from "../../../src/content/read/gatsby-yaml";
import { regularHoursText } from "../../../src/lib/season-texts";
import type { RegularHours } from "../../../src/lib/seasons";
import { wallMinute } from "../../../src/lib/wall-clock";
import { referenceStatus, stretchOfTime } from "../lib/opening-reference";
import { SAMPLE_DATA, sampleText } from "./sample-files";

export const pharmacy = readPharmacy(SAMPLE_DATA);

/** What stands in a file of the sample. */
export const readSample = (file: string): unknown => parseGatsbyYaml(sampleText(file));

export const labels = readSample("labels.yaml") as Queries.SiteLabels;

/** `Mon-Fri 9AM-7PM, Sat 9AM-2PM`, or those of every season. */
export const storeHours = regularHoursText(pharmacy, labels.seasonalHours);

/** The moment at which the pharmacy's clock shows a time, as `Date.now()` would give it. */
export function momentOf(date: string, time: string): number {
  const asIfInGreenwich = Date.parse(`${date}T${time}Z`);
  const shown = wallMinute(asIfInGreenwich, pharmacy.timeZone) * 60_000;
  return 2 * asIfInGreenwich - shown;
}

/** The days of which the first is told, the next opening being among them. */
const DAYS_AHEAD = 14;

/** What is said of each minute of a stretch of time. */
export interface Told {
  moment: number;
  /** As in the top bar, which gives no reason. */
  short: string;
  long: string;
  isOpen: boolean;
}

/** What the site should say from a moment on, minute by minute, told by the slow reference. */
export function toldFrom(start: number, days = 1, regular: RegularHours = pharmacy): Told[] {
  const stretch = stretchOfTime(
    pharmacy.timeZone,
    new Date(start).toISOString(),
    days + DAYS_AHEAD,
  );
  const { hours, seasonalHours } = regular;
  const { specialHours } = pharmacy;
  const statusAt = referenceStatus(stretch, { hours, seasonalHours, specialHours });
  return stretch.sights.slice(0, days * 1440).map(({ moment }, index) => {
    const long = statusAt(index);
    return {
      moment,
      long,
      short: long.replace(/^(Closed today) for .*(, opens )/, "$1$2"),
      isOpen: long.startsWith("Open"),
    };
  });
}

/** What the site should say at a moment. */
export function toldAt(moment: number): Told {
  const [told] = toldFrom(moment);
  if (!told) throw new Error("Nothing is told of this moment.");
  return told;
}
