import { transferDefinition } from "../../src/forms/transfer/transfer-definition";
import { answersAsText, formatAnswer } from "../../src/forms/core/answers";
import { sampleTransfer } from "../support/forms/sample-answers";
import { transferCopy } from "../support/forms/copy";

test("a date is written the American way, and every other answer as it was typed", () => {
  expect(formatAnswer({ type: "date" }, "1950-02-03")).toBe("02/03/1950");
  expect(formatAnswer({ type: "text" }, "1950-02-03")).toBe("1950-02-03");
  expect(formatAnswer({ type: "date" }, "")).toBe("");
});

test("copied answers carry every label and keep a list of medicines on its lines", () => {
  const text = answersAsText(transferDefinition.fields, sampleTransfer, transferCopy.questions);
  expect(text).toContain("Full name: Test Patient\nDate of birth: 02/03/1950\n");
  expect(text).toContain(`Prescriptions to transfer:\n${sampleTransfer.prescriptions}\nInsurance`);
  for (const { label } of transferCopy.questions) expect(text).toContain(`${label}:`);
});
