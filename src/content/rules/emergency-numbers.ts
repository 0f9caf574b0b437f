/** Emergency numbers that reach nobody, or the wrong people. */
import { digitsOf } from "../../lib/phone-number";
import { type Advice, at, type Names } from "../problem";
import { blocksOf, mistake } from "./rule";
import { PHONE_NUMBER } from "./texts";

interface Call {
  label: string;
  number: string;
}

/** https://poisonhelp.hrsa.gov */
const POISON_HELP = "1-800-222-1222";

/** Words for poisoning in English and Spanish. */
const POISON_WORDS = /poison|venen|intoxic/i;

/** National three-digit numbers: https://www.fcc.gov/general/dial-211-essential-community-services */
const SHORT_NUMBER = /^(?:[2-9]11|988)$/;

/** Phone number in the label of a button. */
const NUMBER_IN_LABEL = new RegExp(String.raw`${PHONE_NUMBER.source}|\b\d{3}\b`);

/** Digits that a typo may change. The own number of a poison center differs in more. */
const MAX_WRONG_DIGITS = 2;

/** True if a number differs from that of Poison Help in one or two digits. */
function isPoisonHelpMistyped(number: string): boolean {
  const [digits, meant] = [number, POISON_HELP].map((phone) => digitsOf(phone).slice(-10));
  const wrong = [...(meant ?? "")].filter((digit, index) => digit !== digits?.[index]).length;
  return wrong > 0 && wrong <= MAX_WRONG_DIGITS;
}

function adviceOnCall(section: string, { label, number }: Call, names: Names): Advice | undefined {
  const [shown] = NUMBER_IN_LABEL.exec(label) ?? [];
  if (shown && !digitsOf(label).includes(digitsOf(number).slice(-10))) {
    return {
      message: `The button says ${shown} and dials ${number}.`,
      fix: "Write the same number in the label and in the number.",
    };
  }
  if (/^\d{3}$/.test(number) && !SHORT_NUMBER.test(number)) {
    return {
      message: `Nobody answers ${number}: the national numbers of three digits are 988 and those that end in 11.`,
      fix: `For example: ${names.written("number", "911")}`,
    };
  }
  return POISON_WORDS.test(section) ? poisonAdvice(number) : undefined;
}

const poisonAdvice = (number: string): Advice | undefined =>
  isPoisonHelpMistyped(number)
    ? { message: `${number} is not the number of Poison Help.`, fix: `Write ${POISON_HELP}.` }
    : undefined;

/**
 * Reports wrong emergency numbers: a button that dials another number than its label shows, a number that does
 * not exist, or a typo in Poison Help's.
 */
export const emergencyNumbers = mistake((content, report) => {
  const { whenClosed, texts, names } = content;
  for (const { block, place } of blocksOf(content)) {
    const calls = block.type === "emergency" ? block.calls : [];
    for (const [index, call] of calls.entries()) {
      report(place("calls", index, "number"), adviceOnCall(JSON.stringify(block), call, names));
    }
  }
  for (const [index, call] of (whenClosed?.value.calls ?? []).entries()) {
    if (!whenClosed) break;
    report(at(whenClosed, "calls", index, "number"), adviceOnCall(call.label, call, names));
  }
  for (const { file, path, text } of texts.filter((found) => POISON_WORDS.test(found.text))) {
    const numbers = [...text.matchAll(PHONE_NUMBER)];
    report(
      { file, path },
      numbers.map(([number]) => poisonAdvice(number)),
    );
  }
});
