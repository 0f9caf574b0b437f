import { screen, within } from "@testing-library/react";
import { PageSections, ServiceSection } from "../../src/sections/service/service-section";
import { giveSiteData, picture } from "../support/content/site-data";
import { renderWithFacts } from "../support/components/render-with-facts";
import { leadsTo, textsOf } from "../support/components/shown";

beforeEach(() => giveSiteData());

type Section = Queries.ServiceSectionFragment;

interface Example {
  does: string;
  /** Fields of the block, without its heading. */
  section: object;
  isShown: () => void;
}

/** An example of every block type; a missing one is a type error. */
const examples: Record<Section["__typename"], Example> = {
  CardsSection: {
    does: "cards show their title, text and points",
    section: { cards: [{ icon: "pill", title: "Refills", text: "Ask us.", points: ["By phone"] }] },
    isShown: () => {
      expect(screen.getByRole("heading", { level: 2, name: "A heading" })).toBeVisible();
      expect(screen.getByRole("heading", { level: 3, name: "Refills" })).toBeVisible();
      expect(screen.getByText("By phone")).toBeVisible();
    },
  },
  StepsSection: {
    does: "steps keep their order",
    section: {
      steps: [
        { title: "Browse", text: "First." },
        { title: "Order", text: "Then." },
      ],
    },
    isShown: () => {
      expect(textsOf(screen.getAllByRole("heading", { level: 3 }))).toEqual(["Browse", "Order"]);
    },
  },
  ChecklistSection: {
    does: "a checklist lists its points",
    section: { points: ["Photo ID", "Insurance card"] },
    isShown: () => {
      expect(textsOf(screen.getAllByRole("listitem"))).toEqual(["Photo ID", "Insurance card"]);
    },
  },
  TimesSection: {
    does: "times stand beside what they are for",
    section: { times: [{ label: "Refills", time: "10 minutes", note: "when ordered in advance" }] },
    isShown: () => {
      expect(screen.getByText("Refills").nextSibling).toHaveTextContent(
        "10 minutes when ordered in advance",
      );
    },
  },
  PictureCardsSection: {
    does: "picture cards show the picture's alternative text and where the card leads",
    section: {
      pictureCards: [
        {
          title: "Wound Care",
          text: "Gauze and tape.",
          picture: picture("A roll of gauze"),
          link: { label: "Learn More", path: "/contact/" },
        },
      ],
    },
    isShown: () => {
      expect(screen.getByRole("img", { name: "A roll of gauze" })).toHaveAttribute(
        "loading",
        "lazy",
      );
      expect(leadsTo(/Learn More.*Wound Care/)).toBe("/contact/");
    },
  },
  EquipmentSection: {
    does: "equipment comes from the catalog, by category",
    section: {},
    isShown: () => {
      const category = screen.getByRole("heading", {
        level: 3,
        name: "Mobility Aids",
      }).parentElement;
      if (!category) throw new Error("The category has no place.");
      expect(within(category).getByRole("heading", { level: 4, name: "Cane" })).toBeVisible();
      expect(within(category).getByRole("img", { name: "A quad cane" })).toBeVisible();
    },
  },
  OtcSection: {
    does: "over-the-counter products come from the catalog, and an empty alternative text decorates",
    section: {},
    isShown: () => {
      expect(screen.getByRole("heading", { level: 3, name: "First Aid" })).toBeVisible();
      expect(screen.getByText("Gauze")).toBeVisible();
      expect(screen.getByText("Cold packs").closest("li")).toContainElement(
        screen.getByRole("img", { name: "Two blue cold packs" }),
      );
      expect(screen.getAllByRole("img")).toHaveLength(1);
    },
  },
  PeopleSection: {
    does: "people show their name, role and languages, and a portrait where there is one",
    section: {
      people: [
        {
          name: "Ana Peña, PharmD",
          role: "Pharmacist in charge",
          languages: "Speaks English and Spanish",
          text: "Ask her about vaccines.",
          picture: picture("Ana Peña"),
        },
        { name: "Kao Vang", role: "Technician", languages: null, text: null, picture: null },
      ],
    },
    isShown: () => {
      const [ana, kao] = screen.getAllByRole("listitem");
      if (!ana || !kao) throw new Error("Somebody is missing.");
      expect(
        within(ana).getByRole("heading", { level: 3, name: "Ana Peña, PharmD" }),
      ).toBeVisible();
      expect(within(ana).getByRole("img", { name: "Ana Peña" })).toBeVisible();
      for (const words of [/in charge/, /English and Spanish/, /about vaccines/]) {
        expect(within(ana).getByText(words)).toBeVisible();
      }
      expect(kao).toHaveTextContent(/^Kao VangTechnician$/);
    },
  },
  BookingSection: {
    does: "every booking button opens the booking site in a new tab",
    section: { buttons: ["Schedule Now", "Book Online"] },
    isShown: () => {
      for (const name of ["Schedule Now", "Book Online"]) {
        expect(leadsTo(`${name} (opens in a new tab)`)).toBe(
          "https://booking.test-pharmacy.example/",
        );
      }
    },
  },
  NoticeSection: {
    does: "a notice shows its heading and text",
    section: { noticeText: "Tell us if you are sick." },
    isShown: () => {
      expect(screen.getByText("Tell us if you are sick.")).toBeVisible();
    },
  },
  TextSection: {
    does: "long text has headings, lists and links, and each paragraph may be in a language of its own",
    section: {
      parts: [
        { heading: "Your choices", text: "Call {phone}.", points: ["By mail", "On paper"] },
        { text: "تحدث معنا على (800) 368-1019.", language: "ar" },
        { link: { label: "Read the form", url: "/files/form.pdf" } },
      ],
    },
    isShown: () => {
      expect(screen.getByRole("heading", { level: 3, name: "Your choices" })).toBeVisible();
      expect(screen.getByRole("link", { name: "(507) 555-0142" })).toBeVisible();
      expect(textsOf(screen.getAllByRole("listitem"))).toEqual(["By mail", "On paper"]);
      const paragraph = screen.getByText(/تحدث/);
      expect(paragraph.closest("[lang]")).toHaveAttribute("lang", "ar");
      expect(paragraph.closest("[lang]")).toHaveAttribute("dir", "auto");
      expect(within(paragraph).getByText("(800) 368-1019").tagName).toBe("BDI");
      expect(leadsTo("Read the form (opens in a new tab)")).toBe("/files/form.pdf");
    },
  },
  QuestionsSection: {
    does: "an answer is folded below its question, and its address is inside the fold, so that browsers open it",
    section: {
      questions: [
        {
          id: "delivery",
          question: "Do you deliver?",
          answer: "Call {phone}.",
          points: ["Today, if you call before noon"],
          link: { label: "Read about delivery", path: "/services/" },
        },
        { id: "prices", question: "What does it cost?", answer: "Ask us." },
      ],
    },
    isShown: () => {
      const question = screen.getByRole("heading", { level: 3, name: "Do you deliver?" });
      const fold = question.closest("details");
      expect(fold).not.toHaveAttribute("open");
      const answer = document.getElementById("delivery");
      if (!answer) throw new Error("The answer has no address.");
      expect(fold).toContainElement(answer);
      expect(answer).not.toContainElement(question);
      expect(answer).toHaveTextContent("Call (507) 555-0142.Today, if you call before noon");
      expect(answer).toContainElement(screen.getByText("Read about delivery"));
      expect(document.getElementById("prices")).toHaveTextContent("Ask us.");
    },
  },
  LocalHelpSection: {
    does: "help from others has its source, and the day on which somebody read it",
    section: {
      help: [
        {
          title: "Old medicine",
          text: "Take it there.",
          link: { label: "Find a place", url: "https://www.example.gov/" },
          checkedOn: "2026-11-25",
        },
      ],
    },
    isShown: () => {
      expect(screen.getByRole("heading", { level: 3, name: "Old medicine" })).toBeVisible();
      expect(leadsTo(/Find a place/)).toBe("https://www.example.gov/");
      expect(screen.getByText("Source read on November 25, 2026")).toBeVisible();
    },
  },
  PlansSection: {
    does: "insurance plans come from the pharmacy's facts, each with its note",
    section: {},
    isShown: () => {
      expect(textsOf(screen.getAllByRole("listitem"))).toEqual([
        "Medicare Part D, most plans",
        "Test Plan",
      ]);
    },
  },
  DeliverySection: {
    does: "delivery has its places, days and fee",
    section: {},
    isShown: () => {
      expect(screen.getByText("Where we deliver").nextSibling).toHaveTextContent("Dundas, 55019");
      expect(screen.getByText("Days").nextSibling).toHaveTextContent("Mon-Wed, Fri, after 2 PM");
      expect(screen.getByText("Fee").nextSibling).toHaveTextContent("$4");
    },
  },
  IdentifiersSection: {
    does: "doctors' offices see the numbers that the pharmacy has",
    section: {},
    isShown: () => {
      expect(screen.getByText("NPI").nextSibling).toHaveTextContent("1234567893");
      expect(screen.queryByText("NCPDP")).not.toBeInTheDocument();
    },
  },
  AppsSection: {
    does: "the portal and the apps are buttons",
    section: {},
    isShown: () => {
      expect(leadsTo(/Sign in/)).toBe("https://portal.test-pharmacy.example/");
    },
  },
  EmergencySection: {
    does: "an emergency has buttons that dial, before its numbered steps",
    section: {
      calls: [{ label: "Poison Help", number: "1-800-222-1222" }],
      emergencySteps: ["Take the pills away.", "Wait for help."],
      emergencyText: "Ask your doctor for a plan.",
    },
    isShown: () => {
      const call = screen.getByRole("link", { name: "Poison Help 1-800-222-1222" });
      expect(call).toHaveAttribute("href", "tel:18002221222");
      const steps = screen.getByRole("list");
      expect(within(steps).getAllByRole("listitem")).toHaveLength(2);
      expect(call.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(screen.getByText("Ask your doctor for a plan.")).toBeVisible();
    },
  },
};

test.each(Object.entries(examples).map(([type, example]) => ({ type, ...example })))(
  "$type: $does",
  ({ type, section, isShown }) => {
    renderWithFacts(
      <ServiceSection
        section={
          { __typename: type, heading: "A heading", intro: null, ...section } as unknown as Section
        }
      />,
    );
    isShown();
  },
);

test("a link finds a block by its id", () => {
  const products = { __typename: "OtcSection", id: "products", heading: "On our shelves" };
  renderWithFacts(<PageSections sections={[products] as unknown as Section[]} />);
  expect(document.getElementById("products")).toContainElement(
    screen.getByRole("heading", { name: "On our shelves" }),
  );
});

test("links lead to the items of a card, and to the card itself if patients find it by other names", () => {
  const cards = [
    { id: "adults", title: "Adults", text: "Ask us.", items: [{ id: "flu", name: "Flu" }] },
    { id: "pressure", title: "Blood pressure", text: "Sit and rest.", alsoCalled: ["BP"] },
  ];
  const section = { __typename: "CardsSection", heading: "A heading", cards };
  renderWithFacts(<ServiceSection section={section as unknown as Section} />);
  const anchors = screen.getAllByRole("listitem").map(({ id }) => id);
  expect(anchors).toEqual(["", "flu", "pressure"]);
});
