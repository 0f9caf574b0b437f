import { screen } from "@testing-library/react";
import OwnPage from "../../src/templates/own-page";
import { factText } from "../support/components/facts";
import { inPage } from "../support/components/in-page";
import { renderWithFacts } from "../support/components/render-with-facts";
import { giveSiteData, picture, siteData } from "../support/content/site-data";
import { leadsTo, textsOf } from "../support/components/shown";

jest.mock("../../src/site/layout", (): unknown =>
  jest.requireActual("../support/components/bare-layout"),
);

const team = {
  id: "1",
  path: "/our-team/",
  title: "Our Team",
  intro: factText("The people behind the counter in {city}."),
  picture: null,
  sections: [
    {
      __typename: "ChecklistSection",
      heading: factText("What we promise"),
      intro: null,
      points: [factText("Time for you")],
    },
    {
      __typename: "StepsSection",
      heading: factText("How to reach us"),
      intro: null,
      steps: [{ title: factText("Call"), text: factText("Dial {phone}.") }],
    },
  ],
  callBanner: null,
  legalNotice: null,
};

function show(page: object) {
  giveSiteData({ ...siteData, allOwnPage: { nodes: [page] } });
  renderWithFacts(inPage(<OwnPage />, "/our-team/"));
}

test("a page shows its heading, what it says first, and its blocks in order", () => {
  show(team);
  expect(screen.getByRole("heading", { level: 1, name: "Our Team" })).toBeVisible();
  expect(screen.getByText(/The people behind the counter in Northfield\./)).toBeVisible();
  expect(textsOf(screen.getAllByRole("heading", { level: 2 }))).toEqual([
    "What we promise",
    "How to reach us",
  ]);
  expect(leadsTo("(507) 555-0142")).toBe("tel:+15075550142");
});

test("a picture and a number to call are there only if the file has them", () => {
  show(team);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Questions?" })).not.toBeInTheDocument();
  const callBanner = { heading: "Questions?", text: "Call.", contact: "store" };
  show({ ...team, picture: picture("Our shop"), callBanner });
  expect(screen.getByRole("img", { name: "Our shop" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Questions?" })).toBeVisible();
});

test("a notice shows the day from which it holds", () => {
  show({ ...team, legalNotice: { effective: "2027-01-01" } });
  expect(screen.getByText("Effective January 1, 2027")).toBeVisible();
});
