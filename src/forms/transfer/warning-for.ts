import type { TransferFieldShape } from "./transfer-fields";

/** A doubt about an answer. It is shown beside the field and never stops anyone. */
export type Warning = "futureDate" | "oldDate" | "zipLength" | "phoneLength" | "blank";

const EARLIEST_BIRTH_YEAR = 1900;
const ZIP_LENGTHS = [5, 9];
const PHONE_DIGITS = 10;
const NONE = /^\s*(none|no|n\/?a)\.?\s*$/i;

const digitsIn = (answer: string) => answer.replace(/\D/g, "").length;

/** The day on the patient's calendar, as a date field writes it: `2026-11-20`. */
export function calendarDay(moment: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, "0");
  return [
    pad(moment.getFullYear(), 4),
    pad(moment.getMonth() + 1, 2),
    pad(moment.getDate(), 2),
  ].join("-");
}

function dateWarning(answer: string, now: Date): Warning | null {
  // Years beyond 9999 are longer and would sort wrongly as text.
  const year = Number.parseInt(answer, 10);
  if (year < EARLIEST_BIRTH_YEAR) return "oldDate";
  return year > now.getFullYear() || answer > calendarDay(now) ? "futureDate" : null;
}

/** What to say of an answer, if anything. An empty answer is the browser's business. */
export function warningFor(field: TransferFieldShape, answer: string, now: Date): Warning | null {
  if (answer === "") return null;
  if (answer.trim() === "") return "blank";
  if (field.type === "date") return dateWarning(answer, now);
  if (field.mayBeNone && NONE.test(answer)) return null;
  if (field.type === "tel") return digitsIn(answer) < PHONE_DIGITS ? "phoneLength" : null;
  if (field.name === "zip") return ZIP_LENGTHS.includes(digitsIn(answer)) ? null : "zipLength";
  return null;
}
