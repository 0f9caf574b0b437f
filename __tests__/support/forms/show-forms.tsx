/** The forms with the sample's texts. */
import { screen } from "@testing-library/react";
import { ContactForm } from "../../../src/forms/contact/contact-form";
import { TransferRequest } from "../../../src/forms/transfer/transfer-request";
import { errorPage } from "../components/fallback-copy";
import { renderWithFacts } from "../components/render-with-facts";
import { contactContent, facts, hours, pharmacy, transferContent, transferQuestion } from "./copy";

export const transferRequest = (
  <TransferRequest copy={transferContent} pharmacy={pharmacy} hours={hours} errorPage={errorPage} />
);
export const contactForm = (
  <ContactForm copy={contactContent} pharmacy={pharmacy} errorPage={errorPage} />
);

export const showTransfer = () => renderWithFacts(transferRequest, { facts });
export const showContact = () => renderWithFacts(contactForm, { facts });

export const transferInput = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(transferQuestion(name).label);
