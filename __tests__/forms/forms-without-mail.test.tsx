/** Forms on a site without a mail service show no error. */
import { fireEvent, screen, within } from "@testing-library/react";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { TransferRequest } from "../../src/forms/transfer/transfer-request";
import { renderWithFacts } from "../support/components/render-with-facts";
import {
  contactContent,
  contactQuestion,
  contactCopy,
  facts,
  hours,
  pharmacy,
  transferContent,
  transferCopy,
} from "../support/forms/copy";

describe("the transfer form", () => {
  const { unavailable, notice, review } = transferCopy;

  beforeEach(() => {
    // jsdom does not implement `showModal`.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    renderWithFacts(<TransferRequest copy={transferContent} pharmacy={pharmacy} hours={hours} />, {
      facts,
    });
  });

  test("offers phone and paper, first and once, and no button to send", () => {
    expect(screen.queryByRole("button", { name: transferCopy.submit })).toBeNull();
    expect(screen.getByText(unavailable.notSetUp.text)).toBeVisible();
    expect(screen.getByRole("button", { name: transferCopy.printForFax })).toBeVisible();
    expect(screen.getByRole("button", { name: transferCopy.paper.print })).toBeVisible();
    const [first] = screen.getAllByRole("heading", { level: 3 });
    expect(first).toHaveTextContent(unavailable.notSetUp.heading);
    expect(screen.getAllByRole("link", { name: pharmacy.phone })).toHaveLength(1);
  });

  test("neither tells of a fault nor of sending", () => {
    expect(screen.queryByText(notice.text)).toBeNull();
    expect(screen.queryByText(notice.choice)).toBeNull();
    expect(screen.queryByText(transferCopy.waiting)).toBeNull();
    for (const fault of screen.queryAllByText(unavailable.heading)) expect(fault).not.toBeVisible();
  });

  test("lets people look over their answers, with nothing to send them", () => {
    fireEvent.click(screen.getByRole("button", { name: review.open }));
    const dialog = screen.getByRole("dialog");
    expect(dialog).toHaveTextContent(review.intro);
    expect(within(dialog).queryByRole("button", { name: review.send })).toBeNull();
  });
});

test("the contact form has links to write an email and to call, and copies the message", async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  renderWithFacts(<ContactForm copy={contactContent} pharmacy={pharmacy} />, { facts });
  const { heading, text } = contactCopy.unavailable.notSetUp;
  expect(screen.getByRole("heading", { name: contactCopy.heading })).toBeVisible();
  expect(screen.getByRole("heading", { name: heading })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  // jsdom reads `<wbr>` as a space.
  const isEmail = (name: string) => name.replaceAll(" ", "") === pharmacy.email;
  expect(screen.getByRole("link", { name: isEmail })).toHaveAttribute(
    "href",
    `mailto:${pharmacy.email}`,
  );
  expect(screen.getByRole("link", { name: pharmacy.phone })).toBeVisible();
  expect(screen.queryByRole("button", { name: contactCopy.submit })).toBeNull();

  const message = screen.getByRole("textbox", { name: contactQuestion("message").label });
  fireEvent.input(message, { target: { value: "Do you carry grab bars?" } });
  fireEvent.click(screen.getByRole("button", { name: contactCopy.failed.copy }));
  expect(await screen.findByText(contactCopy.failed.copied)).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining("Do you carry grab bars?"));
});

test("without an email address to paste it into, there is no message to write, and a link to call", () => {
  renderWithFacts(<ContactForm copy={contactContent} pharmacy={{ ...pharmacy, email: null }} />, {
    facts,
  });
  expect(screen.getByRole("link", { name: pharmacy.phone })).toBeVisible();
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.queryByRole("heading", { name: contactCopy.heading })).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("button", { name: contactCopy.failed.copy })).toBeNull();
});
