/** Where pages link to notices: the footer, home, and the forms with their paper. */
import { screen, within } from "@testing-library/react";
import { Footer } from "../../src/site/footer";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { FormIntro } from "../../src/forms/components/form-intro";
import { TransferRequest } from "../../src/forms/transfer/transfer-request";
import { formNotices, homeNotices } from "../../src/lib/legal-notices";
import { useNavigation } from "../../src/site/hooks/navigation";
import { factText } from "../support/components/facts";
import { inPage } from "../support/components/in-page";
import { renderWithFacts } from "../support/components/render-with-facts";
import { giveSiteData, siteData } from "../support/content/site-data";
import { contactContent, hours, pharmacy, transferContent } from "../support/forms/copy";
import { leadsTo, textsOf } from "../support/components/shown";

const notice = (kind: string, title: string) => ({
  locale: "en-US",
  path: `/${kind}/`,
  title,
  intro: factText(`${title}: call {phone}.`),
  legalNotice: { kind },
  languages: [{ locale: "en-US", path: `/${kind}/` }],
});

const nodes = [
  notice("other", "Returns"),
  notice("languageHelp", "Help in your language"),
  notice("privacyPractices", "Privacy practices"),
];

const giveNotices = (locale: string) =>
  giveSiteData({
    ...siteData,
    siteHeader: { ...siteData.siteHeader, locale },
    allService: { nodes: [] },
    allLegalNotice: { nodes },
  });

beforeEach(() => giveNotices("en-US"));

const linksIn = (part: HTMLElement) => textsOf(within(part).queryAllByRole("link"));

test("the footer lists all of them in the order of their kinds", () => {
  renderWithFacts(<Footer />);
  const [heading] = screen.getAllByText("Notices");
  const links = linksIn(heading?.closest("section") ?? document.body);
  expect(links.slice(-3)).toEqual(["Privacy practices", "Help in your language", "Returns"]);
});

test("a site without notices has no heading for them", () => {
  giveSiteData({ ...siteData, allLegalNotice: { nodes: [] } });
  renderWithFacts(<Footer />);
  expect(screen.queryByText("Notices")).not.toBeInTheDocument();
});

test("a notice without a translation is listed in the first language", () => {
  giveNotices("es");
  renderWithFacts(inPage(<Footer />, "/es/"));
  expect(screen.getByText("Privacy practices")).toHaveAttribute("href", "/privacyPractices/");
});

function Notices() {
  const { notices } = useNavigation();
  return (
    <>
      <p>{homeNotices(notices).map(({ path }) => path)}</p>
      <FormIntro copy={transferContent} notices={formNotices(notices)} />
      <TransferRequest
        copy={transferContent}
        pharmacy={pharmacy}
        hours={hours}
        notices={formNotices(notices)}
      />
    </>
  );
}

test("home links to privacy practices, and forms also to help in other languages", () => {
  renderWithFacts(<Notices />);
  expect(screen.getByText("/privacyPractices/")).toBeVisible();
  expect(screen.getByRole("link", { name: "Privacy practices" })).toBeVisible();
  expect(leadsTo("Help in your language")).toBe("/languageHelp/");
  expect(screen.queryByRole("link", { name: "Returns" })).not.toBeInTheDocument();
});

test("a contact form that only opens an email has the same links", () => {
  renderWithFacts(
    <ContactForm
      copy={contactContent}
      pharmacy={pharmacy}
      notices={[{ label: "Privacy practices", path: "/privacyPractices/" }]}
    />,
  );
  expect(screen.getByRole("link", { name: "Privacy practices" })).toBeVisible();
});
