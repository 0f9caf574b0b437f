import { screen } from "@testing-library/react";
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

test("in a demo, the form says that nothing was sent, and promises nothing", () => {
  jest.replaceProperty(process, "env", { ...process.env, GATSBY_DEMO: "yes" });
  givePharmacy({});
  const page = { ...sample("pages/prescriptions.yaml"), path: "/prescriptions/", picture: null };
  const data = {
    page,
    transferForm: transferContent,
    refillForm: null,
    errorPage: sample("pages/error.yaml"),
  };
  const { container } = renderWithFacts(
    <PrescriptionsPage {...({ data } as unknown as ComponentProps<typeof PrescriptionsPage>)} />,
  );
  expect(screen.getByRole("note")).toHaveTextContent(/^This is a demo/);
  const words = container.querySelector("script[type='application/json']")?.textContent;
  expect(words).toContain("Nothing was sent");
  expect(words).not.toMatch(
    /was sent successfully|has taken your request|We call your current pharmacy and ask/,
  );
});
