/** Facts of the sample, for browser tests. */
import { readPharmacy } from "../../../src/content/read-facts";
import { readYaml } from "../../../src/content/read/read-yaml";
import { timeCopy } from "../../../src/time/date-text";
import { regularHoursText } from "../../../src/time/hours-text";
import { wallMinute } from "../../../src/time/wall-clock";
import { inMinutes } from "../time/weekly-hours";
import { sampleText } from "./sample-files";
export const pharmacy = readPharmacy("data");

/** Parses a file of the sample. */
export const readSample = (file: string): unknown => readYaml(sampleText(file));

export const labels = readSample("labels.yaml") as Queries.SiteLabels;

/** Opening hours in one line: `"Mon-Fri 9AM-7PM, Sat 9AM-2PM"`. */
export const storeHours = regularHoursText(
  inMinutes(pharmacy),
  pharmacy.timeZone,
  timeCopy(labels).hoursCopy,
);

/** Returns the timestamp of a local time in the pharmacy, in milliseconds. */
export function momentOf(date: string, time: string): number {
  const asIfInGreenwich = Date.parse(`${date}T${time}Z`);
  const shown = wallMinute(asIfInGreenwich, pharmacy.timeZone) * 60_000;
  return 2 * asIfInGreenwich - shown;
}
