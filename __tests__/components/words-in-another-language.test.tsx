/** A page whose language has none of the words that all pages share. */
import { render, screen } from "@testing-library/react";
import { Layout } from "../../src/site/layout";
import { PageHead } from "../../src/site/page-head";
import { markLanguage } from "../../src/lib/words";
import { Departments } from "../../src/sections/contact/departments";
import { SpecialHours } from "../../src/sections/contact/special-hours";
import { inPage } from "../support/components/in-page";
import { giveSiteData, siteData } from "../support/content/site-data";

const MARKS = /[\ufdd0-\ufdd2]/;

const marked = <Value,>(value: Value) =>
  JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    typeof part === "string" && !["path", "language"].includes(key)
      ? markLanguage(part, "en-US")
      : part,
  ) as Value;

const { pharmacy, siteHeader, siteFooter, siteLabels } = siteData;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-12-25T12:00-06:00") });
  const [day] = pharmacy.specialHours;
  giveSiteData({
    ...siteData,
    pharmacy: {
      ...pharmacy,
      description: markLanguage(pharmacy.description, "en-US"),
      specialHours: [{ ...day, reason: markLanguage("Snow", "en-US") }],
      servicesDesk: { ...pharmacy.servicesDesk, name: markLanguage("Desk", "en-US") },
    },
    siteLabels: marked(siteLabels),
    siteFooter: marked(siteFooter),
    siteHeader: marked(siteHeader),
  });
});

test("its header, footer and hours say those words in the first language, and show no marks", () => {
  render(
    inPage(
      <Layout>
        <SpecialHours />
        <Departments />
      </Layout>,
      "/",
    ),
  );
  expect(screen.getByText("Snow", { selector: "dt *" })).toHaveAttribute("lang", "en-US");
  expect(screen.getByText("Special hours")).toHaveAttribute("lang", "en-US");
  expect(screen.getAllByText("Menu")[0]).toHaveAttribute("lang", "en-US");
  expect(document.body.outerHTML).not.toMatch(MARKS);
});

test("its head has the words alone", () => {
  const seo = marked({ title: "Flu shots", description: "Walk in." });
  const trail = marked([{ label: "Services", path: "/services/" }]);
  render(inPage(<PageHead seo={seo} trail={trail} hasFullRecord />, "/flu-shots/"), {
    container: document.head,
  });
  expect(document.title).toMatch(/^Flu shots \|/);
  expect(document.documentElement.outerHTML).not.toMatch(MARKS);
});
