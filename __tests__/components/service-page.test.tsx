import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import ServicePage from "../../src/templates/service";
import { factText } from "../support/components/facts";
import { renderWithFacts } from "../support/components/render-with-facts";
import { givePharmacy, picture } from "../support/content/site-data";

jest.mock("../../src/site/layout", (): unknown =>
  jest.requireActual("../support/components/bare-layout"),
);

const service = {
  path: "/services/immunizations/",
  title: "Immunizations",
  summary: factText("Vaccines from a trained pharmacist."),
  seo: { title: "Vaccines", description: "Vaccines." },
  picture: picture("Vaccine vial"),
  sections: [],
  callBanner: { heading: "Questions?", text: "Call.", contact: "store" },
};

function show(facts: object, action: { label: string; path: string }) {
  givePharmacy(facts);
  const data = { service: { ...service, action: { ...action, url: null } } };
  renderWithFacts(<ServicePage {...({ data } as unknown as ComponentProps<typeof ServicePage>)} />);
  // The first links are those of the breadcrumb.
  return screen.getAllByRole("link").find((link) => !link.closest("nav"));
}

test("where patients book by phone, it calls instead of leading to its own page", () => {
  const action = { label: "Schedule Vaccination", path: service.path };
  const link = show({ bookingUrl: null }, action);
  expect(link).toHaveAccessibleName("Call (507) 555-0142");
  expect(link).toHaveAttribute("href", "tel:+15075550142");
});

test("an action that leads to another page stays a link", () => {
  const action = { label: "Transfer", path: "/prescriptions/" };
  expect(show({}, action)).toHaveAttribute("href", "/prescriptions/");
});
