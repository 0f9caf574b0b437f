import { render, screen, within } from "@testing-library/react";
import { SiteMenu } from "../../src/site/header/site-menu";
import { inPage } from "../support/components/in-page";
import { giveSiteData, siteData } from "../support/content/site-data";
import { textsOf } from "../support/components/shown";

function show(moreEntries: object[] | null, currentPath = "/") {
  giveSiteData({ ...siteData, siteHeader: { ...siteData.siteHeader, moreEntries } });
  render(inPage(<SiteMenu />, currentPath));
  return within(screen.getByRole("navigation", { name: "Main menu", hidden: true }));
}

/** Entries before and after those that a wide screen shows. */
const onPhones = { first: ["Prescriptions", "Refill", "Contact Us"], last: "Call (507) 555-0142" };

/** Menu entries of wide screens without the list of services. */
const namesIn = (menu: ReturnType<typeof show>) =>
  textsOf(menu.getAllByRole("link", { hidden: true }))
    .slice(onPhones.first.length, -1)
    .filter((name) => !["All services", "Immunizations", "Flu Shots"].includes(name ?? ""));

test("on phones the menu begins with prescriptions, and ends with the number to call", () => {
  const names = textsOf(show(null).getAllByRole("link", { hidden: true }));
  expect(names.slice(0, 3)).toEqual(onPhones.first);
  expect(names.at(-1)).toBe(onPhones.last);
});

test("a site without more entries has those of every site", () => {
  expect(namesIn(show(null))).toEqual(["Home", "About", "Prescriptions", "Contact Us"]);
});

test.each([
  ["home", ["Home", "Team", "About", "Prescriptions", "Contact Us"]],
  ["about", ["Home", "About", "Team", "Prescriptions", "Contact Us"]],
  ["prescriptions", ["Home", "About", "Prescriptions", "Team", "Contact Us"]],
])("an entry stands where staff want it: after %s", (after, names) => {
  expect(namesIn(show([{ label: "Team", path: "/team/", after }]))).toEqual(names);
});

test("two entries after the services keep their order, below the list of services", () => {
  const more = ["Team", "Careers"].map((label) => ({ label, path: "/x/", after: "services" }));
  const links = show(more).getAllByRole("link", { hidden: true });
  const names = textsOf(links);
  expect(names.slice(names.indexOf("Flu Shots"))).toEqual([
    "Flu Shots",
    "Team",
    "Careers",
    "Prescriptions",
    "Contact Us",
    onPhones.last,
  ]);
});

test("on its own page an entry is marked", () => {
  const menu = show([{ label: "Team", path: "/team/", after: "about" }], "/team/");
  expect(menu.getByRole("link", { name: "Team", hidden: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
});
