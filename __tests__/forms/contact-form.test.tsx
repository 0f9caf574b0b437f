import { answerWith, breakConnection, sentParams } from "../support/forms/mail-service";
import { fireEvent, screen } from "@testing-library/react";
import { type ContactField, contactFields } from "../../src/forms/contact/contact-fields";
import { errorsIn } from "../support/forms/errors";
import { sampleMessage } from "../support/forms/sample-answers";
import { contactQuestion, contactCopy } from "../support/forms/copy";
import { showContact } from "../support/forms/show-forms";

const input = (name: ContactField["name"]) =>
  screen.getByLabelText<HTMLInputElement>(contactQuestion(name).label);
const answers = () =>
  Object.fromEntries(contactFields.map(({ name }) => [name, input(name).value]));

function fillIn(message: Partial<typeof sampleMessage> = sampleMessage) {
  for (const { name } of contactFields) {
    fireEvent.input(input(name), { target: { value: message[name] ?? "" } });
  }
}

const send = () => fireEvent.click(screen.getByRole("button", { name: "Send Message" }));
const problems = () => errorsIn(contactCopy).map((item) => item.textContent);

beforeEach(() => {
  answerWith(200);
  showContact();
});

test("has four fields of the right types, none of them required", () => {
  expect(contactFields.map(({ name }) => [name, input(name).type, input(name).required])).toEqual([
    ["name", "text", false],
    ["email", "email", false],
    ["phone", "tel", false],
    ["message", "textarea", false],
  ]);
  expect(input("message")).toHaveAttribute("rows", "4");
});

test("does not send a message that nobody could answer, until there is a way", async () => {
  fillIn({ message: "Hello" });
  send();
  expect(problems()).toEqual([`Email: ${contactQuestion("email").missing}`]);
  fireEvent.input(input("phone"), { target: { value: sampleMessage.phone } });
  expect(errorsIn(contactCopy)).toEqual([]);
  send();
  expect(await screen.findByText(contactCopy.success)).toBeVisible();
  expect(sentParams()).toHaveLength(1);
});

test("leaves the email's form to the browser, and explains it", () => {
  fillIn({ ...sampleMessage, email: "nobody" });
  send();
  expect(problems()).toEqual([`Email: ${contactCopy.errors.wrongEmail}`]);
  expect(sentParams()).toHaveLength(0);
});

test("keeps a doubt about the first try when the second surely failed", async () => {
  breakConnection();
  fillIn();
  send();
  await screen.findByRole("group", { name: contactCopy.failed.uncertainHeading });
  answerWith(429);
  send();
  expect(await screen.findByText(contactCopy.failed.doubts.first)).toBeVisible();
  expect(screen.queryByText(contactCopy.failed.heading)).toBeNull();
});

test("can be cleared at once", () => {
  window.confirm = () => true;
  fillIn();
  fireEvent.click(screen.getByRole("button", { name: contactCopy.clear.clear }));
  expect(Object.values(answers()).join("")).toBe("");
  expect(screen.getByText(contactCopy.clear.done)).toBeVisible();
});
