import { render, screen, within } from "@testing-library/react";
import { serviceSection } from "../../src/content/types/service";
import { ServiceSection } from "../../src/sections/service/service-section";
import { giveSiteData, picture } from "../support/site-data";

beforeEach(() => giveSiteData());

type Section = Queries.ServiceSectionFragment;

const show = (section: object) =>
  render(
    <ServiceSection
      section={{ heading: "A heading", intro: null, ...section } as Section}
      ground="plain"
      path="/services/equipment/"
    />,
  );

test("cards show their title, text and points", () => {
  show({
    __typename: "CardsSection",
    cards: [{ icon: "pill", title: "Refills", text: "Ask us.", points: ["By phone"] }],
  });
  expect(screen.getByRole("heading", { level: 2, name: "A heading" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 3, name: "Refills" })).toBeVisible();
  expect(screen.getByText("By phone")).toBeVisible();
});

test("steps keep their order", () => {
  show({
    __typename: "StepsSection",
    steps: [
      { title: "Browse", text: "First." },
      { title: "Order", text: "Then." },
    ],
  });
  expect(screen.getAllByRole("heading", { level: 3 }).map((step) => step.textContent)).toEqual([
    "Browse",
    "Order",
  ]);
});

test("a checklist lists its points", () => {
  show({ __typename: "ChecklistSection", points: ["Photo ID", "Insurance card"] });
  expect(screen.getAllByRole("listitem").map((point) => point.textContent)).toEqual([
    "Photo ID",
    "Insurance card",
  ]);
});

test("times stand beside what they are for", () => {
  show({
    __typename: "TimesSection",
    times: [{ label: "Refills", time: "10 minutes", note: "when ordered in advance" }],
  });
  expect(screen.getByText("Refills").nextSibling).toHaveTextContent(
    "10 minutes when ordered in advance",
  );
});

test("picture cards show the picture's alternative text and where the card leads", () => {
  show({
    __typename: "PictureCardsSection",
    pictureCards: [
      {
        title: "Wound Care",
        text: "Gauze and tape.",
        picture: picture("A roll of gauze"),
        link: { label: "Learn More", path: "/contact/" },
      },
    ],
  });
  expect(screen.getByRole("img", { name: "A roll of gauze" })).toHaveAttribute("loading", "lazy");
  expect(screen.getByRole("link", { name: /Learn More.*Wound Care/ })).toHaveAttribute(
    "href",
    "/contact/",
  );
});

test("equipment comes from the catalog, by category", () => {
  show({ __typename: "EquipmentSection" });
  const category = screen.getByRole("heading", { level: 3, name: "Mobility Aids" }).parentElement;
  if (!category) throw new Error("The category has no place.");
  expect(within(category).getByRole("heading", { level: 4, name: "Cane" })).toBeVisible();
  expect(within(category).getByRole("img", { name: "A quad cane" })).toBeVisible();
});

test("over-the-counter products come from the catalog, and an empty alternative text decorates", () => {
  show({ __typename: "OtcSection" });
  expect(screen.getByRole("heading", { level: 3, name: "First Aid" })).toBeVisible();
  expect(screen.getByText("Gauze")).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("every booking button opens the booking site in a new tab, and says so", () => {
  show({ __typename: "BookingSection", buttons: ["Schedule Now", "Book Online"] });
  for (const name of ["Schedule Now", "Book Online"]) {
    const button = screen.getByRole("link", { name: `${name} (opens in a new tab)` });
    expect(button).toHaveAttribute("href", "https://booking.test-pharmacy.example/");
    expect(button).toHaveAttribute("target", "_blank");
    expect(button).toHaveAttribute("rel", "noopener");
  }
});

test("a notice shows its heading and text", () => {
  show({ __typename: "NoticeSection", noticeText: "In an emergency, call 911." });
  expect(screen.getByText("In an emergency, call 911.")).toBeVisible();
});

test("every block that content describes has a test above", () => {
  expect(serviceSection.options).toHaveLength(9);
});
