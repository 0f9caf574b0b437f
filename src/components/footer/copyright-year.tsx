import { presentYear } from "../../lib/dates";
import { relativeChanges, type TextTimeline } from "../../lib/text-at";
import { useSite } from "../site";

/** So many years a site shows the right one without being built again. */
const YEARS = 5;

/** The year on the pharmacy's calendar: the build's, until the page's script knows a later one. */
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
