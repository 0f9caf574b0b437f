import { alsoRequired } from "../../src/forms/contact/contact-definition";

const nothing = { name: "", email: "", phone: "", message: "" };

test("a message needs words and a way to answer", () => {
  expect(alsoRequired(nothing)).toEqual(["email", "message"]);
  expect(alsoRequired({ ...nothing, message: "Hello" })).toEqual(["email"]);
  expect(alsoRequired({ ...nothing, email: "a@example.com" })).toEqual(["message"]);
});

test("an email or a phone number is enough, and a name is never needed", () => {
  expect(alsoRequired({ ...nothing, message: "Hello", email: "a@example.com" })).toEqual([]);
  expect(alsoRequired({ ...nothing, message: "Hello", phone: "555-0199" })).toEqual([]);
});
