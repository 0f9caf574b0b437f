import { screen } from "@testing-library/react";
import { OpeningStatus } from "../../src/site/opening-status";
import { TimesTable } from "../../src/site/times-table";
import { markLanguage } from "../../src/lib/words";
import { factText } from "../support/components/facts";
import { givePharmacy, giveSiteData } from "../support/content/site-data";
import { renderWithFacts } from "../support/components/render-with-facts";
import { textsOf } from "../support/components/shown";

/** Sets the clock to noon in Chicago. */
const noonOf = (date: string) => jest.useFakeTimers({ now: Date.parse(`${date}T12:00-06:00`) });

beforeEach(() => giveSiteData());

test("a reason that is not translated is an element of its language, inside the page's sentence", () => {
  noonOf("2026-12-25");
  const reason = markLanguage("Día de Navidad", "es");
  const specialHours = [{ date: "2026-12-25", hours: "Closed", reason }];
  givePharmacy({ specialHours });
  const { container } = renderWithFacts(<OpeningStatus withReason />);
  expect(screen.getByText("Día de Navidad")).toHaveAttribute("lang", "es");
  expect(container).toHaveTextContent("Closed today for Día de Navidad, opens tomorrow at 9 AM");
  // Attributes, such as that of the inline script, hold no marks.
  expect(container.innerHTML).not.toMatch(/[\ufdd0-\ufdd2]/);
});

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
