import { screen } from "@testing-library/react";
import { CallBanner } from "../../src/site/call-banner";
import { ServicesContactBox } from "../../src/sections/services-overview/contact-box";
import { factText } from "../support/components/facts";
import { givePharmacy, giveSiteData, siteData } from "../support/content/site-data";
import { renderWithFacts } from "../support/components/render-with-facts";

const banner = {
  heading: factText("Questions?"),
  text: factText("We are happy to help."),
  contact: "servicesDesk",
};

test("a banner with the desk's number says that it is the desk's", () => {
  giveSiteData();
  renderWithFacts(<CallBanner banner={banner} />);
  expect(screen.getByRole("link", { name: "Call (507) 555-0144" })).toBeVisible();
  expect(screen.getByText(/Services desk:/)).toHaveTextContent("Sat 9AM-3PM");
});

test("without a desk the same banner shows the store's number and hours", () => {
  givePharmacy({ servicesDesk: null });
  renderWithFacts(<CallBanner banner={banner} />);
  expect(screen.getByRole("link", { name: "Call (507) 555-0142" })).toBeVisible();
  expect(screen.queryByText(/Services desk/)).not.toBeInTheDocument();
  expect(screen.getByText(/9AM-2PM/)).toBeVisible();
});

test("a banner that names a department shows the department's number and hours", () => {
  const hours = { ...siteData.pharmacy.hours, saturday: "10AM-11AM" };
  const departments = [{ name: "Compounding lab", phone: "(507) 555-0146", hours }];
  givePharmacy({ departments });
  renderWithFacts(<CallBanner banner={{ ...banner, contact: "Compounding lab" }} />);
  expect(screen.getByRole("link", { name: "Call (507) 555-0146" })).toBeVisible();
  expect(screen.getByText(/Compounding lab:/)).toHaveTextContent("Sat 10AM-11AM");
});

test("the contact box tells the desk's hours from the store's", () => {
  giveSiteData();
  renderWithFacts(<ServicesContactBox box={banner} />);
  const [desk, store] = screen.getAllByRole("heading", { level: 3 });
  expect(desk).toHaveTextContent("Services desk: hours");
  expect(desk?.nextSibling).toHaveTextContent("Sat 9AM-3PM");
  expect(store).toHaveTextContent("Store hours");
  expect(store?.nextSibling).toHaveTextContent("Sat 9AM-2PM");
});
