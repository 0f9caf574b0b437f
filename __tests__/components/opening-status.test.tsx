import { render, screen } from "@testing-library/react";
import { OpeningStatus } from "../../src/components/opening-status";
import { TimesTable } from "../../src/components/times-table";
import { giveSiteData, siteData } from "../support/site-data";

const { hours, servicesDesk } = siteData.pharmacy;

/** Noon of a day in Chicago, where the sample pharmacy is. */
const noonOf = (date: string) => jest.useFakeTimers({ now: Date.parse(`${date}T12:00-06:00`) });

beforeEach(() => giveSiteData());
afterEach(() => jest.useRealTimers());

test("people read until when the store is open", () => {
  noonOf("2026-11-20");
  render(<OpeningStatus week={hours} />);
  expect(screen.getByText("Open now, closes at 7 PM")).toBeVisible();
});

test("the services desk has hours of its own", () => {
  noonOf("2026-11-21");
  render(<OpeningStatus week={servicesDesk.hours} />);
  expect(screen.getByText("Open now, closes at 3 PM")).toBeVisible();
});

test("a holiday closes store and desk, and gives its reason where there is room", () => {
  noonOf("2026-12-25");
  const { rerender } = render(<OpeningStatus week={servicesDesk.hours} />);
  expect(screen.getByText("Closed today, opens tomorrow at 9 AM")).toBeVisible();
  rerender(<OpeningStatus key="with-reason" week={hours} withReason />);
  expect(screen.getByText("Closed today for Christmas Day, opens tomorrow at 9 AM")).toBeVisible();
});

test("times in minutes are also told as a time of day, unless they hang on a condition", () => {
  noonOf("2026-11-20");
  render(
    <TimesTable
      withReadyTimes
      rows={[
        { label: "New prescriptions", time: "15-20 minutes" },
        { label: "Refills", time: "10 minutes", note: "when ordered in advance" },
        { label: "Transfers", time: "usually the same day" },
        { label: "Special orders", time: "24-48 hours" },
      ]}
    />,
  );
  expect(screen.getAllByText(/Brought in now/).map((line) => line.textContent)).toEqual([
    // Engines write different spaces before PM.
    expect.stringMatching(/^Brought in now: ready today by about 12:20\sPM\. Call to confirm\.$/),
  ]);
});
