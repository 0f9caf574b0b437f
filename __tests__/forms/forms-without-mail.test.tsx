import { render, screen } from "@testing-library/react";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { TransferForm } from "../../src/forms/transfer/transfer-form";
import { contactWords, pharmacy, transferWords } from "./words";

test("a form that cannot send offers no button to send, says so and shows other ways", () => {
  render(<TransferForm words={transferWords} pharmacy={pharmacy} />);
  expect(screen.queryByRole("button", { name: transferWords.submit })).toBeNull();
  expect(screen.getByText(transferWords.unavailable.notSetUp)).toBeVisible();
  expect(screen.getAllByText(pharmacy.fax)[0]).toBeVisible();
  expect(screen.getByRole("button", { name: transferWords.printForFax })).toBeVisible();
});

test("the contact form does the same", () => {
  render(<ContactForm words={contactWords} pharmacy={pharmacy} />);
  expect(screen.queryByRole("button", { name: contactWords.submit })).toBeNull();
  expect(screen.getByText(contactWords.unavailable.notSetUp)).toBeVisible();
});
