import { presentYear } from "../../lib/dates";
import { relativeChanges, type TextTimeline } from "../../lib/text-at";
import { useSite } from "../site";

/** Number of years for which the page knows the right one without a new build. */
const YEARS = 5;

/** Current year in the pharmacy's time zone: the build's, until the inline script fills in a later one. */
export function CopyrightYear() {
  const { timeZone } = useSite().pharmacy;
  const present = presentYear(timeZone);
  const years = Array.from({ length: YEARS }, (_, index) => present + index);
  const timeline: TextTimeline = {
    timeZone,
    texts: years.map(String),
    week: [[0, 0]],
    dated: relativeChanges(years.map((year, index) => [Date.UTC(year, 0) / 60_000, index])),
  };
  return <span data-timeline={JSON.stringify(timeline)}>{present}</span>;
}
