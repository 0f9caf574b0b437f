/** Phone numbers that nobody can call, fax numbers given for calls, and numbers for messages that dial. */
import { digitsOf } from "../../lib/phone-number";
import { type Problem, problemsIn } from "../problem";
import type { Content, PharmacyDocument } from "../read/content";
import type { ValuePath } from "../schema/value-path";

interface WrittenNumber {
  path: ValuePath;
  number: string;
}

/** 555 and 211 to 911 are not area codes: https://www.nationalnanpa.com/area_codes/ */
const NO_AREA = /^\((555|[2-9]11)\)/;

/** Returns the numbers in `pharmacy.yaml`, with their paths. */
function numbersOf(value: PharmacyDocument["value"]) {
  const more = (value.morePhones ?? []).map(({ label, number, use }, index) => ({
    path: ["morePhones", index, "number"],
    label,
    number,
    use,
  }));
  const departments = (value.departments ?? []).flatMap(({ phone }, index) =>
    phone === undefined ? [] : { path: ["departments", index, "phone"], number: phone },
  );
  const desk = value.servicesDesk
    ? [{ path: ["servicesDesk", "phone"], number: value.servicesDesk.phone }]
    : [];
  const fax = value.fax === undefined ? undefined : { path: ["fax"], number: value.fax };
  return { store: { path: ["phone"], number: value.phone }, more, desk, departments, fax };
}

/** Reports numbers that cannot be dialed, such as placeholders. */
export const areaCodeProblems = ({ pharmacy }: Pick<Content, "pharmacy">): Problem[] =>
  problemsIn(pharmacy, (value) => {
    const { store, more, desk, departments, fax } = numbersOf(value);
    return [store, ...more, ...desk, ...departments, ...(fax ? [fax] : [])].map(
      ({ path, number }) => {
        const [, area] = NO_AREA.exec(number) ?? [];
        const message = `Nobody can dial this number: there is no area code ${area}.`;
        return area !== undefined && { path, message, fix: "Write your own number." };
      },
    );
  });

/** Guesses what a number for messages most likely is for, by its label. */
function meantUse(label: string) {
  if (/\bwhatsapp\b/i.test(label)) return "whatsapp";
  return /\bsms\b|\btext (?:us|line|messag\w+)\b/i.test(label) ? "text" : undefined;
}

/** Warns of numbers with the wrong use: the fax number for calls, or a number for messages that dials. */
export const phoneUseWarnings = ({ pharmacy }: Pick<Content, "pharmacy">): Problem[] =>
  problemsIn(pharmacy, (value) => {
    const { store, more, desk, departments, fax } = numbersOf(value);
    const isFax = ({ number }: WrittenNumber) => fax && digitsOf(number) === digitsOf(fax.number);
    // If the fax number is the store's own, the other numbers may be the store's too.
    const faxed = isFax(store) ? [] : [...more, ...desk, ...departments].filter(isFax);
    return [
      ...more.map(({ path, label, number, use }) => {
        const meant = meantUse(label);
        if (meant && use === undefined) {
          return {
            path,
            message: `"${label}" opens a phone call.`,
            fix: `If it is for messages, add use: "${meant}". If it is for calls, add use: "call".`,
          };
        }
        const isForMessages = use !== undefined && use !== "call";
        const message = "Messages cannot be sent to an extension.";
        const fix = "Write the number without it.";
        return isForMessages && number.includes("ext.") && { path, message, fix };
      }),
      ...faxed.map(({ path }) => ({
        path,
        message: "This is the fax number.",
        fix: "Write the number for calls. If one line really takes both, all is well.",
      })),
      isFax(store) && {
        path: ["fax"],
        message: "Fax and phone are the same number.",
        fix: "Correct the one that is wrong, or leave the fax number out. If one line really takes both, all is well.",
      },
    ];
  });
