import { fireEvent, screen, within } from "@testing-library/react";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { renderWithFacts } from "../support/components/render-with-facts";
import {
  contactContent,
  contactQuestion,
  contactCopy,
  facts,
  pharmacy,
  transferCopy,
} from "../support/forms/copy";
import { showContact, showTransfer } from "../support/forms/show-forms";

describe("the transfer form", () => {
  const { unavailable, notice, reach, review } = transferCopy;

  beforeEach(() => {
    showTransfer();
  });

  test("offers phone and paper, first and once, and no button to send", () => {
    expect(screen.queryByRole("button", { name: transferCopy.submit })).toBeNull();
    expect(document.body).toHaveTextContent(unavailable.notSetUp.text);
    expect(screen.getByRole("button", { name: transferCopy.printForFax })).toBeVisible();
    expect(screen.getByRole("button", { name: transferCopy.paper.print })).toBeVisible();
    expect(screen.getAllByRole("link", { name: `${reach.call} ${pharmacy.phone}` })).toHaveLength(
      1,
    );
    const heading = screen.getByRole("heading", { name: unavailable.notSetUp.heading });
    const [firstField] = screen.getAllByRole("textbox");
    expect(firstField && heading.compareDocumentPosition(firstField)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test("neither tells of a fault nor of sending", () => {
    expect(screen.queryByText(notice.text)).toBeNull();
    expect(screen.queryByText(notice.choice)).toBeNull();
    expect(screen.queryByText(notice.promise)).toBeNull();
    expect(screen.queryByText(transferCopy.waiting)).toBeNull();
    for (const fault of screen.queryAllByText(unavailable.heading)) expect(fault).not.toBeVisible();
  });

  test("lets people look over their answers, with nothing to send them", () => {
    fireEvent.click(screen.getByRole("button", { name: review.open }));
    const dialog = screen.getByRole("dialog");
    expect(dialog).toHaveTextContent(review.intro);
    expect(within(dialog).queryByRole("button", { name: transferCopy.submit })).toBeNull();
  });
});

test("the contact form has links to write an email and to call, and copies the message", async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  showContact();
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
  const call = `${contactCopy.reach.call} ${pharmacy.phone}`;
  expect(screen.getByRole("link", { name: call })).toBeVisible();
  expect(screen.queryByRole("button", { name: contactCopy.submit })).toBeNull();

  const copy = screen.getByRole("button", { name: contactCopy.failed.copy });
  fireEvent.click(copy);
  expect(await screen.findByText(contactCopy.failed.nothingToCopy)).toBeVisible();
  expect(writeText).not.toHaveBeenCalled();

  const message = screen.getByRole("textbox", { name: contactQuestion("message").label });
  fireEvent.input(message, { target: { value: "Do you carry grab bars?" } });
  fireEvent.click(copy);
  expect(await screen.findByText(contactCopy.failed.copied)).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining("Do you carry grab bars?"));

  const email = screen.getByRole("link", { name: contactCopy.openEmail });
  // jsdom opens no mail program.
  email.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(email);
  expect(decodeURIComponent(email.getAttribute("href") ?? "")).toMatch(
    new RegExp(`^mailto:${pharmacy.email}\\?body=.*Do you carry grab bars\\?$`, "s"),
  );
});

test("without an email address to paste it into, there is no message to write, and a link to call", () => {
  renderWithFacts(<ContactForm copy={contactContent} pharmacy={{ ...pharmacy, email: null }} />, {
    facts,
  });
  const call = `${contactCopy.reach.call} ${pharmacy.phone}`;
  expect(screen.getByRole("link", { name: call })).toBeVisible();
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.queryByRole("heading", { name: contactCopy.heading })).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("button", { name: contactCopy.failed.copy })).toBeNull();
});
