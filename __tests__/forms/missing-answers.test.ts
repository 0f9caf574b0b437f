import { missingAnswers } from "../../src/forms/contact/missing-answers";

const nothing = { name: "", email: "", phone: "", message: "" };

test("a message needs words and a way to answer", () => {
  expect(missingAnswers(nothing)).toEqual(["email", "message"]);
  expect(missingAnswers({ ...nothing, message: "Hello" })).toEqual(["email"]);
  expect(missingAnswers({ ...nothing, email: "a@example.com" })).toEqual(["message"]);
});

test("an email or a phone number is enough, and a name is never needed", () => {
  expect(missingAnswers({ ...nothing, message: "Hello", email: "a@example.com" })).toEqual([]);
  expect(missingAnswers({ ...nothing, message: "Hello", phone: "555-0199" })).toEqual([]);
});

test("spaces are no answer", () => {
  expect(missingAnswers({ name: " ", email: " ", phone: "\t", message: "\n" })).toEqual([
    "email",
    "message",
  ]);
});
