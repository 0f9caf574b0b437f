import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import HomePage from "../../src/templates/home";
import { renderWithFacts } from "../support/components/render-with-facts";
import { textsOf } from "../support/components/shown";
import { givePharmacy, picture, sample } from "../support/content/site-data";

jest.mock("../../src/site/layout", (): unknown =>
  jest.requireActual("../support/components/bare-layout"),
);
jest.mock("../../src/sections/home/counter", () => ({ Counter: () => null }));

/** Returns the words of the links to the page about vaccines. */
function vaccineLinks(facts: object) {
  givePharmacy(facts);
  const home = sample("pages/home.yaml") as { hero: object };
  const page = {
    ...home,
    hero: { ...home.hero, picture: picture("Pharmacy"), pictureWhenClosed: null },
    shop: null,
    featured: null,
  };
  const data = { page };
  renderWithFacts(<HomePage {...({ data } as unknown as ComponentProps<typeof HomePage>)} />);
  return textsOf(
    screen
      .getAllByRole("link")
      .filter((link) => /immunizations/.test(link.getAttribute("href") ?? "")),
  );
}

test.each([
  [
    "where there is a booking site, both buttons schedule a vaccination",
    {},
    "Schedule Vaccination",
  ],
  ["without a booking site, no button says so", { bookingUrl: null }, "See Our Vaccines"],
])("%s", (_case, facts, words) => {
  expect(vaccineLinks(facts)).toEqual([words, expect.stringMatching(/^Learn More/), words]);
});
