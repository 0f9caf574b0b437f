import { screen, within } from "@testing-library/react";
import { CallBanner } from "../../src/components/call-banner";
import { ContactFacts } from "../../src/components/contact-facts";
import { TopBar } from "../../src/components/header/top-bar";
import { showTimedTexts } from "../../src/inline/timed-texts";
import { Departments } from "../../src/sections/contact/departments";
import { factText } from "../support/components/facts";
import { openFolds } from "../support/components/open-folds";
import { renderWithFacts } from "../support/components/render-with-facts";
import { giveSiteData, siteData } from "../support/content/site-data";
import { everyDay } from "../support/lib/weekly-hours";

const summer = { name: "Summer hours", from: "June 1", through: "August 31" };
const seasonalHours = [{ ...summer, hours: everyDay("8AM-4PM") }];

const give = (pharmacy: object) =>
  giveSiteData({ ...siteData, pharmacy: { ...siteData.pharmacy, ...pharmacy } });

/** Sets the clock to noon in Chicago. */
const noonOf = (date: string) => jest.useFakeTimers({ now: Date.parse(`${date}T12:00-05:00`) });

beforeEach(() => give({ seasonalHours }));
afterEach(() => jest.useRealTimers());

const ALL_YEAR =
  "Summer hours, June 1 through August 31: Mon-Sun 8AM-4PM. Usual hours: Mon-Fri 9AM-7PM, Sat 9AM-2PM";

test.each([
  ["2027-01-15", "Now: Usual hours, through May 31"],
  ["2027-05-18", "From June 1: Summer hours"],
  ["2027-07-15", "Now: Summer hours, through August 31"],
])("on %s the list has both weeks, that of the day first, and says %s", (date, said) => {
  noonOf(date);
  renderWithFacts(<ContactFacts />);
  const hours = within(screen.getByText(said).closest("dd") as HTMLElement);
  const weeks = hours.getAllByRole("list");
  const [summerWeek, usualWeek] = date === "2027-07-15" ? weeks : weeks.toReversed();
  expect(summerWeek?.previousSibling).toHaveTextContent("Summer hours, June 1 through August 31");
  expect(summerWeek).toHaveTextContent("Mon-Sun 8AM-4PM");
  expect(usualWeek?.previousSibling).toHaveTextContent("Usual hours");
  expect(usualWeek).toHaveTextContent("Mon-Fri 9AM-7PMSat 9AM-2PMSun Closed");
});

test("a page that was built in a season shows the usual week first when it is over", () => {
  noonOf("2027-07-15");
  const { container } = renderWithFacts(<ContactFacts />);
  noonOf("2028-01-15");
  showTimedTexts();
  const [first] = within(container)
    .getAllByRole("list")
    .map((list) => ({ list, order: getComputedStyle(list.parentElement as Element).order }))
    .toSorted((one, other) => Number(one.order) - Number(other.order));
  expect(first?.list).toHaveTextContent("Mon-Fri 9AM-7PM");
});

test.each([
  ["2027-05-31", "Mon-Fri 9AM-7PM, Sat 9AM-2PM", "Open now, closes at 7 PM"],
  ["2027-06-01", "Mon-Sun 8AM-4PM", "Open now, closes at 4 PM"],
])("on %s the top bar shows the hours that hold: %s", (date, week, status) => {
  noonOf(date);
  renderWithFacts(<TopBar />);
  expect(screen.getByText((text) => text.replaceAll("\u2060", "") === week)).toBeVisible();
  expect(screen.getByText(status)).toBeVisible();
  // For printing, and without scripts.
  expect(screen.getByText(ALL_YEAR)).toBeInTheDocument();
});

test("a department without seasons keeps its hours, and another has seasons of its own", () => {
  const hours = everyDay("10AM-3PM");
  give({
    servicesDesk: { ...siteData.pharmacy.servicesDesk, note: factText("Questions."), hours },
    departments: [{ name: "Drive-thru", hours, seasonalHours }],
    seasonalHours,
  });
  noonOf("2027-07-15");
  renderWithFacts(<Departments />);
  openFolds();
  expect(screen.getByText("Open now, closes at 3 PM")).toBeVisible();
  expect(screen.getByText("Open now, closes at 4 PM")).toBeVisible();
  expect(screen.getAllByText("Now: Summer hours, through August 31")).toHaveLength(1);
});

test("a banner with the store's number shows the hours of the season", () => {
  noonOf("2027-07-15");
  const banner = { heading: factText("Questions?"), text: factText("Call."), contact: "store" };
  renderWithFacts(<CallBanner banner={banner} />);
  expect(
    screen.getByText((text) => text.replaceAll("\u2060", "") === "Mon-Sun 8AM-4PM"),
  ).toBeVisible();
});
