import { screen } from "@testing-library/react";
import { TimesTable } from "../../src/site/times-table";
import { factText } from "../support/components/facts";
import { giveSiteData } from "../support/content/site-data";
import { renderWithFacts } from "../support/components/render-with-facts";
import { textsOf } from "../support/components/shown";

/** Sets the clock to noon in Chicago. */
const noonOf = (date: string) => jest.useFakeTimers({ now: Date.parse(`${date}T12:00-06:00`) });

beforeEach(() => giveSiteData());

test("times in minutes are also told as a time of day, unless they hang on a condition", () => {
  noonOf("2026-11-20");
  renderWithFacts(
    <TimesTable
      withReadyTimes
      rows={[
        { label: factText("New prescriptions"), time: factText("{newPrescriptionTime}") },
        {
          label: factText("Refills"),
          time: factText("{refillTime}"),
          note: factText("when ordered in advance"),
        },
        { label: factText("Transfers"), time: factText("{transferTime}") },
        { label: factText("Special orders"), time: factText("{specialOrderTime}") },
        { label: factText("Moving in"), time: factText("10 minutes") },
      ]}
    />,
  );
  expect(textsOf(screen.getAllByText(/Brought in now/))).toEqual([
    // ICU versions use different spaces before PM.
    expect.stringMatching(/^Brought in now: ready today by about 12:20\sPM\. Call to confirm\.$/),
  ]);
});
