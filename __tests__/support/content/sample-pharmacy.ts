/** Facts and expected texts of the sample, for browser tests. */
import { readPharmacy } from "../../../src/content/read-facts";
import { readYaml } from "../../../src/content/read/read-yaml";
import { timeCopy } from "../../../src/time/date-text";
import { regularHoursText } from "../../../src/time/hours-text";
import { wallMinute } from "../../../src/time/wall-clock";
import { inMinutes, type WrittenOpenings } from "../time/weekly-hours";
import { referenceStatus, stretchOfTime } from "../time/opening-reference";
import { sampleText } from "./sample-files";
import { plain } from "../../../src/lib/words";

export const pharmacy = readPharmacy("data");

/** Parses a file of the sample. */
export const readSample = (file: string): unknown => readYaml(sampleText(file));

export const labels = readSample("labels.yaml") as Queries.SiteLabels;

/** Opening hours in one line: `"Mon-Fri 9AM-7PM, Sat 9AM-2PM"`. */
export const storeHours = plain(
  regularHoursText(inMinutes(pharmacy), pharmacy.timeZone, timeCopy(labels).hoursCopy),
);

/** Returns the timestamp of a local time in the pharmacy, in milliseconds. */
export function momentOf(date: string, time: string): number {
  const asIfInGreenwich = Date.parse(`${date}T${time}Z`);
  const shown = wallMinute(asIfInGreenwich, pharmacy.timeZone) * 60_000;
  return 2 * asIfInGreenwich - shown;
}

/** Number of days to look ahead for the next opening. */
const DAYS_AHEAD = 14;

/** Expected opening status of one minute. */
export interface Told {
  moment: number;
  /** Status without a reason, as in the top bar. */
  short: string;
  long: string;
  isOpen: boolean;
}

/** Returns the expected status of each minute from a moment on. */
export function toldFrom(start: number, days = 1, regular: WrittenOpenings = pharmacy): Told[] {
  const stretch = stretchOfTime(
    pharmacy.timeZone,
    new Date(start).toISOString(),
    days + DAYS_AHEAD,
  );
  const { hours, hoursFrom } = regular;
  const { specialHours } = pharmacy;
  const statusAt = referenceStatus(stretch, { hours, hoursFrom, specialHours });
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

/** Returns the expected status at a moment. */
export function toldAt(moment: number): Told {
  const [told] = toldFrom(moment);
  if (!told) throw new Error("Nothing is told of this moment.");
  return told;
}
