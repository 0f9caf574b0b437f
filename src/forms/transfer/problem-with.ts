import type { Problem } from "../parts/problem-list";
import type { Control } from "../parts/use-problems";
import { isTransferFieldName } from "./transfer-fields";
import type { TransferWords } from "./transfer-words";

/** Why the browser does not accept an answer, in our words; its own where we have none. */
export function problemWith(
  { name, validity, validationMessage }: Control,
  words: Pick<TransferWords, "questions" | "problems">,
): Omit<Problem, "name"> | null {
  if (validity.valid || !isTransferFieldName(name)) return null;
  const { label, missing } = words.questions[name];
  // A date that is half filled in is both incomplete and missing.
  if (validity.badInput) return { label, message: words.problems.wrongDate };
  if (validity.valueMissing) return { label, message: missing };
  if (validity.typeMismatch) return { label, message: words.problems.wrongEmail };
  return { label, message: validationMessage };
}
