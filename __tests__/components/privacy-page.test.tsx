import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { OUTBOX } from "../../src/forms/mail/mail-settings";
import { testMailSettings } from "../../src/gatsby/environment/mail-keys";
import PrivacyPage from "../../src/templates/privacy";
import { factText } from "../support/components/facts";
import { renderWithFacts } from "../support/components/render-with-facts";
import { givePharmacy, giveSiteData } from "../support/content/site-data";
import { textsOf } from "../support/components/shown";

jest.mock("../../src/site/layout", (): unknown =>
  jest.requireActual("../support/components/bare-layout"),
);

const section = (id: string, heading: string, form: string | null = null) => ({
  id,
  form,
  heading: factText(heading),
  paragraphs: [factText("The answer.")],
  points: null,
  link: null,
});

const data = {
  page: {
    heading: factText("Your privacy"),
    intro: factText("What happens to your answers."),
    picture: null,
    sections: [
      section("what-we-send", "What the transfer form sends", "transfer"),
      section("message", "What the contact form sends", "contact"),
      section("who-gets-it", "Who gets it", "any"),
      section("nothing", "What this site does not do"),
    ],
  },
};

const show = () =>
  renderWithFacts(<PrivacyPage {...({ data } as unknown as ComponentProps<typeof PrivacyPage>)} />);

beforeEach(() => giveSiteData());

const questions = () => textsOf(screen.getAllByRole("heading", { level: 2 }));

/** The mail service in place of the outbox. */
const keys = { ...testMailSettings, GATSBY_EMAILJS_ORIGIN: undefined };
const build = (settings: Record<string, string | undefined>) =>
  jest.replaceProperty(process, "env", { ...process.env, ...settings });

test("says what the forms send, on a site that sends them", () => {
  build({ GATSBY_EMAILJS_ORIGIN: OUTBOX });
  show();
  expect(questions()).toEqual([
    "What the transfer form sends",
    "What the contact form sends",
    "Who gets it",
    "What this site does not do",
  ]);
});

test("says nothing of a form that the site cannot send", () => {
  build({ ...keys, GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: undefined });
  show();
  expect(questions()).toEqual([
    "What the transfer form sends",
    "Who gets it",
    "What this site does not do",
  ]);
});

test("says nothing of a form in whose place the pharmacy has a system of its own", () => {
  build(keys);
  const transferUrl = "https://transfers.test-pharmacy.example/";
  givePharmacy({ transferUrl });
  show();
  expect(questions()).toEqual([
    "What the contact form sends",
    "Who gets it",
    "What this site does not do",
  ]);
});

test("does not speak of sending on a site that cannot", () => {
  show();
  expect(questions()).toEqual(["What this site does not do"]);
});
