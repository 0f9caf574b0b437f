/** The forms with the sample's texts. */
import { screen } from "@testing-library/react";
import { renderWithFacts } from "../components/render-with-facts";
import { facts, transferQuestion } from "./copy";
import { formElement } from "./form-cases";

export const showTransfer = () => renderWithFacts(formElement("transfer"), { facts });
export const showContact = () => renderWithFacts(formElement("contact"), { facts });

export const transferInput = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(transferQuestion(name).label);
