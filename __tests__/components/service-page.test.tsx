import { screen } from "@testing-library/react";
import type { PageProps } from "gatsby";
import type { ComponentProps } from "react";
import ServicePage from "../../src/templates/service";
import { factText } from "../support/components/facts";
import { renderWithFacts } from "../support/components/render-with-facts";
import { giveSiteData, picture, siteData } from "../support/content/site-data";

// Header and footer have their own tests.
jest.mock("../../src/site/layout", () => ({
  Layout: ({ children }: Pick<PageProps, "children">) => <main>{children}</main>,
}));

const service = {
  path: "/services/immunizations/",
  title: "Immunizations",
  summary: factText("Vaccines from a trained pharmacist."),
  seo: { title: "Vaccines", description: "Vaccines." },
  picture: picture("Vaccine vial"),
  sections: [],
  callBanner: { heading: "Questions?", text: "Call.", contact: "store" },
};

function show(site: typeof siteData, action: { label: string; path: string }) {
  giveSiteData(site);
  const data = { service: { ...service, action: { ...action, url: null } } };
  renderWithFacts(<ServicePage {...({ data } as unknown as ComponentProps<typeof ServicePage>)} />);
  // The first links are those of the breadcrumb.
  return screen.getAllByRole("link").find((link) => !link.closest("nav"));
}

test("where patients book by phone, it calls instead of leading to its own page", () => {
  const pharmacy = { ...siteData.pharmacy, bookingUrl: null as unknown as string };
  const action = { label: "Schedule Vaccination", path: service.path };
  const link = show({ ...siteData, pharmacy }, action);
  expect(link).toHaveAccessibleName("Call (507) 555-0142");
  expect(link).toHaveAttribute("href", "tel:+15075550142");
});

test("an action that leads to another page stays a link", () => {
  const action = { label: "Transfer", path: "/prescriptions/" };
  expect(show(siteData, action)).toHaveAttribute("href", "/prescriptions/");
});
