import { transferDefinition } from "../../src/forms/transfer/transfer-definition";
import { answersAsText } from "../../src/forms/core/answers";
import { sampleTransfer } from "../support/forms/sample-answers";
import { transferCopy } from "../support/forms/copy";

test("copied answers carry every label and keep a list of medicines on its lines", () => {
  const text = answersAsText(transferDefinition.fields, sampleTransfer, transferCopy.questions);
  expect(text).toContain("Full name: Test Patient\nDate of birth: 02/03/1950\n");
  expect(text).toContain(`Prescriptions to transfer:\n${sampleTransfer.prescriptions}\nInsurance`);
  for (const { label } of transferCopy.questions) expect(text).toContain(`${label}:`);
});
