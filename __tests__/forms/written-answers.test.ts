import { fieldNamed } from "../../src/forms/transfer/transfer-fields";
import { answersAsText, writtenAnswer } from "../../src/forms/transfer/written-answers";
import { sampleTransfer } from "./sample-answers";
import { transferWords } from "./words";

test("a date is written the American way, and every other answer as it was typed", () => {
  expect(writtenAnswer(fieldNamed("dateOfBirth"), "1950-02-03")).toBe("02/03/1950");
  expect(writtenAnswer(fieldNamed("address"), "1950-02-03")).toBe("1950-02-03");
  expect(writtenAnswer(fieldNamed("dateOfBirth"), "")).toBe("");
});

test("copied answers carry every label and keep a list of medicines on its lines", () => {
  const text = answersAsText(sampleTransfer, transferWords.questions);
  expect(text).toContain("Full name: Test Patient\nDate of birth: 02/03/1950\n");
  expect(text).toContain(`Prescriptions to transfer:\n${sampleTransfer.prescriptions}\nInsurance`);
  for (const { label } of Object.values(transferWords.questions))
    expect(text).toContain(`${label}:`);
});
