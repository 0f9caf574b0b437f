import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { OUTBOX } from "../../src/forms/mail/mail-settings";
import { testMailSettings } from "../../src/gatsby/environment/mail-keys";
import PrivacyPage from "../../src/templates/privacy";
import { renderWithFacts } from "../support/components/render-with-facts";
import { givePharmacy, giveSiteData, sample } from "../support/content/site-data";
import { textsOf } from "../support/components/shown";

jest.mock("../../src/site/layout", (): unknown =>
  jest.requireActual("../support/components/bare-layout"),
);

const page = { ...sample("pages/privacy.yaml"), picture: null };

const show = () =>
  renderWithFacts(
    <PrivacyPage {...({ data: { page } } as unknown as ComponentProps<typeof PrivacyPage>)} />,
  );

beforeEach(() => giveSiteData());

/** The questions about what is sent. */
const questions = () =>
  textsOf(screen.getAllByRole("heading", { level: 2 })).filter((text) => /sends|gets/.test(text));

/** The mail service in place of the outbox. */
const keys = { ...testMailSettings, GATSBY_EMAILJS_ORIGIN: undefined };
const build = (settings: Record<string, string | undefined>) =>
  jest.replaceProperty(process, "env", { ...process.env, ...settings });

test("says what the forms send, on a site that sends them", () => {
  build({ GATSBY_EMAILJS_ORIGIN: OUTBOX });
  show();
  expect(questions()).toEqual([
    "What the transfer request sends",
    "What the refill request sends",
    "What the contact form sends",
    "Who gets it",
  ]);
});

test("says nothing of a form that the site cannot send, or for which the pharmacy has a system", () => {
  build({ ...keys, GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: undefined });
  givePharmacy({ transferUrl: "https://transfers.test-pharmacy.example/" });
  show();
  expect(questions()).toEqual(["What the refill request sends", "Who gets it"]);
});

test("does not speak of sending on a site that cannot", () => {
  show();
  expect(questions()).toEqual([]);
  expect(screen.getByRole("heading", { name: "What this site does not do" })).toBeVisible();
});
