import { digitsOf } from "../../lib/phone-number";
import type { Say } from "../../lib/say";
import { at, type Names } from "../problem";
import { blocksOf, firstOf, type Rule } from "./rule";
import { PHONE_NUMBER } from "./texts";

/** https://poisonhelp.hrsa.gov */
const POISON_HELP = "1-800-222-1222";

const POISON_WORDS = /poison|venen|intoxic/i;

/** National three-digit numbers: https://www.fcc.gov/general/dial-211-essential-community-services */
const SHORT_NUMBER = /^(?:[2-9]11|988)$/;

const NUMBER_IN_LABEL = new RegExp(String.raw`${PHONE_NUMBER.source}|\b\d{3}\b`);

/** Digits that a typo may change. The own number of a poison center differs in more. */
const MAX_WRONG_DIGITS = 2;

function isPoisonHelpMistyped(number: string): boolean {
  const [digits, meant] = [number, POISON_HELP].map((phone) => digitsOf(phone).slice(-10));
  const wrong = [...(meant ?? "")].filter((digit, index) => digit !== digits?.[index]).length;
  return wrong > 0 && wrong <= MAX_WRONG_DIGITS;
}

/** @param about the words around the number, which say whether it is for poisoning */
function adviceOnCall(
  about: string,
  { label, number }: Record<"label" | "number", string>,
  names: Names,
) {
  const { say } = names;
  const [shown] = NUMBER_IN_LABEL.exec(label) ?? [];
  return firstOf(
    shown !== undefined &&
      !digitsOf(label).includes(digitsOf(number).slice(-10)) && {
        message: say("The button says {shown} and dials {number}.", { shown, number }),
        fix: say("Write the same number in the label and in the number."),
      },
    /^\d{3}$/.test(number) &&
      !SHORT_NUMBER.test(number) && {
        message: say(
          "Nobody answers {number}: the national numbers of three digits are 988 and those that end in 11.",
          { number },
        ),
        fix: say("For example: {example}", { example: names.written("number", "911") }),
      },
    POISON_WORDS.test(about) && poisonAdvice(number, number, say),
  );
}

/** @param text all of the text with the number */
const poisonAdvice = (number: string, text: string, say: Say) =>
  isPoisonHelpMistyped(number) && {
    message: say("{number} is not the number of Poison Help.", { number }),
    fix: say("Write {number}.", { number: POISON_HELP }),
    instead: text.replace(number, POISON_HELP),
  };

/** Reports buttons that dial another number than they show, numbers that do not exist, and typos in Poison Help's. */
export const emergencyNumbers: Rule = (content, report) => {
  const { whenClosed, texts, names } = content;
  for (const { block, place } of blocksOf(content)) {
    const calls = block.type === "emergency" ? block.calls : [];
    for (const [index, call] of calls.entries()) {
      const advice = adviceOnCall(JSON.stringify(block), call, names);
      report.error(place("calls", index, "number"), advice);
    }
  }
  for (const [index, call] of (whenClosed?.value.calls ?? []).entries()) {
    if (!whenClosed) break;
    const advice = adviceOnCall(call.label, call, names);
    report.error(at(whenClosed, "calls", index, "number"), advice);
  }
  for (const found of texts.filter(({ text }) => POISON_WORDS.test(text))) {
    const numbers = [...found.text.matchAll(PHONE_NUMBER)];
    report.error(
      found,
      numbers.map(([number]) => poisonAdvice(number, found.text, names.say)),
    );
  }
};
