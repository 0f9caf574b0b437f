import { screen } from "@testing-library/react";
import type { PageProps } from "gatsby";
import type { ComponentProps } from "react";
import PrescriptionsPage from "../../src/templates/prescriptions";
import { factText } from "../support/components/facts";
import { renderWithFacts } from "../support/components/render-with-facts";
import { giveSiteData, siteData } from "../support/content/site-data";
import { transferContent } from "../support/forms/copy";

// Header and footer have their own tests.
jest.mock("../../src/site/layout", () => ({
  Layout: ({ children }: Pick<PageProps, "children">) => <main>{children}</main>,
}));

const transferUrl = "https://transfers.test-pharmacy.example/";

test("where a system takes transfers, the page leads there and has no form", () => {
  const card = { icon: "pill", title: factText("New"), text: factText("Bring it.") };
  const page = {
    path: "/prescriptions/",
    heading: factText("Prescriptions"),
    intro: factText("Move them to us."),
    picture: null,
    transfer: { label: "Transfer", path: "/prescriptions/#transfer", url: transferUrl },
    newPrescriptions: card,
    refills: card,
    orderRefill: "Request a refill",
    readyTimes: { icon: "clock", title: factText("Times"), rows: [], note: factText("Usual.") },
    callBanner: { heading: factText("Help?"), text: factText("Call."), contact: "store" },
  };
  giveSiteData({ ...siteData, pharmacy: { ...siteData.pharmacy, transferUrl } });
  const data = { page, form: transferContent, refillForm: null, errorPage: {} };
  const { container } = renderWithFacts(
    <PrescriptionsPage {...({ data } as unknown as ComponentProps<typeof PrescriptionsPage>)} />,
  );
  expect(screen.getByRole("link", { name: /^Transfer/ })).toHaveAttribute("href", transferUrl);
  expect(container.querySelectorAll("form, [data-island]")).toHaveLength(0);
});
