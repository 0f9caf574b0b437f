import type { ComponentProps } from "react";
import PrescriptionsPage from "../../src/templates/prescriptions";
import { renderWithFacts } from "../support/components/render-with-facts";
import { givePharmacy, sample } from "../support/content/site-data";
import { transferContent } from "../support/forms/copy";
import { leadsTo } from "../support/components/shown";

jest.mock("../../src/site/layout", (): unknown =>
  jest.requireActual("../support/components/bare-layout"),
);

const transferUrl = "https://transfers.test-pharmacy.example/";

test("where a system takes transfers, the page leads there and has no form", () => {
  const page = {
    ...sample("pages/prescriptions.yaml"),
    path: "/prescriptions/",
    picture: null,
    transfer: { label: "Transfer", path: "/prescriptions/#transfer", url: transferUrl },
  };
  givePharmacy({ transferUrl });
  const data = { page, transferForm: transferContent, refillForm: null, errorPage: {} };
  const { container } = renderWithFacts(
    <PrescriptionsPage {...({ data } as unknown as ComponentProps<typeof PrescriptionsPage>)} />,
  );
  expect(leadsTo(/^Transfer/)).toBe(transferUrl);
  expect(container.querySelectorAll("form, [data-island]")).toHaveLength(0);
});
