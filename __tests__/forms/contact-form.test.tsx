import { answerWith, sentParams } from "../support/forms/mail-service";
import { fireEvent, screen } from "@testing-library/react";
import { contactDefinition } from "../../src/forms/contact/contact-definition";
import { errorsIn } from "../support/forms/errors";
import { sampleMessage } from "../support/forms/sample-answers";
import { contactQuestion, contactCopy } from "../support/forms/copy";
import { showContact } from "../support/forms/show-forms";

const input = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(contactQuestion(name).label);

function fillIn(message: Partial<typeof sampleMessage> = sampleMessage) {
  for (const { name } of contactDefinition.fields) {
    fireEvent.input(input(name), {
      target: { value: message[name as keyof typeof message] ?? "" },
    });
  }
}

const send = () => fireEvent.click(screen.getByRole("button", { name: "Send Message" }));
const problems = () => errorsIn(contactCopy).map((item) => item.textContent);

beforeEach(() => {
  answerWith(200);
  showContact();
});

test("has four fields of the right types, none of them required", () => {
  expect(
    contactDefinition.fields.map(({ name }) => [name, input(name).type, input(name).required]),
  ).toEqual([
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
