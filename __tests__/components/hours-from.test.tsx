/** Hours that change on a date, as pages announce and show them, also pages that nobody builds again. */
import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { ContactFacts } from "../../src/site/contact-facts";
import { TopBar } from "../../src/site/header/top-bar";
import { showTimedTexts } from "../../src/inline/timed-texts";
import { regularHoursText } from "../../src/time/hours-text";
import { Departments } from "../../src/sections/contact/departments";
import { factText } from "../support/components/facts";
import { openFolds } from "../support/components/open-folds";
import { renderWithFacts } from "../support/components/render-with-facts";
import { givePharmacy, siteData } from "../support/content/site-data";
import { ENGLISH } from "../support/lib/english";
import { everyDay, inMinutes, weeklyHours } from "../support/time/weekly-hours";

/** Summer hours, in no order. */
const hoursFrom = [
  { date: "2027-09-01", hours: weeklyHours },
  { date: "2027-06-01", hours: everyDay("8AM-4PM") },
];
const USUAL = "Mon-Fri 9AM-7PM, Sat 9AM-2PM";
const SUMMER = "Mon-Sun 8AM-4PM";

/** Sets the clock of the pharmacy, which is in Chicago. */
const setClock = (moment: string) => jest.useFakeTimers({ now: Date.parse(`${moment}-05:00`) });

/** Texts of elements without the parts that are hidden. */
const shown = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !element.closest("[hidden]"))
    .map((element) => {
      const copy = element.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll("[hidden]")) hidden.remove();
      return copy.textContent;
    });

/** Renders a page at the time of its build, and runs its script when a patient visits it. */
function visit(page: ReactElement, built: string, visited: string) {
  setClock(built);
  renderWithFacts(page);
  setClock(visited);
  showTimedTexts();
}

beforeEach(() => givePharmacy({ hoursFrom }));

const USUAL_LIST = "Mon-Fri 9AM-7PMSat 9AM-2PMSun Closed";
const JANUARY = "2027-01-15T12:00";

test.each([
  ["2027-05-04T00:00", [USUAL_LIST, "From June 1:", SUMMER]],
  ["2027-05-31T23:59", [USUAL_LIST, "From June 1:", SUMMER]],
  ["2027-06-01T00:00", [SUMMER]],
  ["2027-08-31T12:00", [SUMMER, "From September 1:", USUAL_LIST]],
  ["2029-01-01T12:00", [USUAL_LIST]],
])("at %s the list of hours says %j, whenever it was built", (moment, texts) => {
  visit(<ContactFacts />, JANUARY, moment);
  expect(shown("dd ul, dd p")).toEqual(texts);
  document.body.replaceChildren();
  visit(<ContactFacts />, moment, moment);
  expect(shown("dd ul, dd p")).toEqual(texts);
});

test.each([
  ["2027-06-01T12:00", SUMMER, "Open now, closes at 4 PM"],
  ["2027-09-01T12:00", USUAL, "Open now, closes at 7 PM"],
])("at %s the top bar of an old page shows the hours that hold: %s", (moment, week, status) => {
  visit(<TopBar />, JANUARY, moment);
  expect(shown("li:first-child > a > div")).toEqual([week]);
  expect(screen.getByText(status)).toBeVisible();
});

test("without scripts, the row of hours says what follows, and from when", () => {
  setClock(JANUARY);
  renderWithFacts(<TopBar />);
  expect(document.querySelector("li:first-child > a > div")).toHaveTextContent(
    `${USUAL}. From June 1: ${SUMMER}. From September 1: ${USUAL}`,
  );
});

test.each([
  ["2027-01-15T12:00", `${USUAL}. From June 1: ${SUMMER}. From September 1: ${USUAL}`],
  ["2027-07-15T12:00", `${SUMMER}. From September 1: ${USUAL}`],
  ["2027-10-15T12:00", USUAL],
])("paper printed at %s has the hours of the day and those that follow", (now, text) => {
  setClock(now);
  const regular = inMinutes({ hours: weeklyHours, hoursFrom });
  expect(regularHoursText(regular, "America/Chicago", ENGLISH)).toBe(text);
});

test("a department without a change keeps its hours, and another has changes of its own", () => {
  const hours = everyDay("10AM-3PM");
  givePharmacy({
    servicesDesk: { ...siteData.pharmacy.servicesDesk, note: factText("Questions."), hours },
    departments: [{ name: "Drive-thru", hours, hoursFrom }],
    hoursFrom,
  });
  visit(<Departments />, JANUARY, "2027-07-15T12:00");
  openFolds();
  expect(screen.getByText("Open now, closes at 3 PM")).toBeVisible();
  expect(screen.getByText("Open now, closes at 4 PM")).toBeVisible();
  expect(shown("ul")).toEqual(["Mon-Sun 10AM-3PM", SUMMER]);
});
