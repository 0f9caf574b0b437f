/** Numbers to call in an emergency that reach nobody, or somebody else. */
import { digitsOf } from "../../lib/phone-number";
import type { Advice, Problem } from "../problem";
import type { Content } from "../read/content";
import { PHONE_NUMBER } from "./literal-facts";

/** https://poisonhelp.hrsa.gov */
const POISON_HELP = "1-800-222-1222";

/** In English, and in Spanish. */
const SPEAKS_OF_POISON = /poison|venen|intoxic/i;

/** The numbers of three digits that the whole country has (https://www.fcc.gov/general/dial-211-essential-community-services). */
const SHORT_NUMBER = /^(?:[2-9]11|988)$/;

/** A number in the words of a button. */
const SPOKEN_NUMBER = new RegExp(String.raw`${PHONE_NUMBER.source}|\b\d{3}\b`);

/** Most digits that a slip changes; a poison center's own number has more others. */
const MOST_WRONG_DIGITS = 2;

/** True for the number of Poison Help with a digit or two that are wrong. */
function isPoisonHelpMistyped(number: string): boolean {
  const [digits, meant] = [number, POISON_HELP].map((it) => digitsOf(it).slice(-10));
  const wrong = [...(meant ?? "")].filter((digit, index) => digit !== digits?.[index]).length;
  return wrong > 0 && wrong <= MOST_WRONG_DIGITS;
}

function adviceOn(words: string, { label, number }: { label: string; number: string }) {
  const [said] = SPOKEN_NUMBER.exec(label) ?? [];
  if (said && !digitsOf(label).includes(digitsOf(number).slice(-10))) {
    return {
      message: `The button says ${said} and dials ${number}.`,
      fix: "Write the same number in the label and in the number.",
    };
  }
  if (/^\d{3}$/.test(number) && !SHORT_NUMBER.test(number)) {
    return {
      message: `Nobody answers ${number}: the national numbers of three digits are 988 and those that end in 11.`,
      fix: 'For example: number: "911"',
    };
  }
  return SPEAKS_OF_POISON.test(words) ? poisonAdvice(number) : undefined;
}

const poisonAdvice = (number: string): Advice | undefined =>
  isPoisonHelpMistyped(number)
    ? { message: `${number} is not the number of Poison Help.`, fix: `Write ${POISON_HELP}.` }
    : undefined;

/** Buttons that say one number and dial another, numbers that nobody has, and Poison Help's with a slip. */
export function emergencyNumberProblems({
  services,
  ownPages,
  texts,
}: Pick<Content, "services" | "ownPages" | "texts">): Problem[] {
  const ofButtons = [...services, ...ownPages].flatMap(({ file, value }) =>
    value.sections.flatMap((section, index) =>
      (section.type === "notice" ? (section.calls ?? []) : []).flatMap((call, place) => {
        const advice = adviceOn(JSON.stringify(section), call);
        const path = ["sections", index, "calls", place, "number"];
        return advice ? { file, place: { path }, ...advice } : [];
      }),
    ),
  );
  const inTexts = texts
    .filter(({ text }) => SPEAKS_OF_POISON.test(text))
    .flatMap(({ file, path, text }) =>
      [...text.matchAll(PHONE_NUMBER)].flatMap(([number]) => {
        const advice = poisonAdvice(number);
        return advice ? { file, place: { path }, ...advice } : [];
      }),
    );
  return [...ofButtons, ...inTexts];
}
