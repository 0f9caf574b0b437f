/** Phone numbers of a good form that nobody can call, or that stand in two places. */
import { digitsOf } from "../../lib/phone-number";
import type { Problem } from "../problem";
import type { Content } from "../read/content";
import type { ValuePath } from "../schema/value-path";

interface WrittenNumber {
  path: ValuePath;
  number: string;
}

/** 555 for the country, and 211 to 911, are no area codes (https://www.nationalnanpa.com/area_codes/). */
const NO_AREA = /^\((555|[2-9]11)\)/;

const isSame = (one: WrittenNumber, other: WrittenNumber) => one.number === other.number;

function numbersOf({ value }: NonNullable<Content["pharmacy"]>) {
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

/** Numbers that cannot be dialed, such as those that stand in for one. */
export function areaCodeProblems({ pharmacy }: Pick<Content, "pharmacy">): Problem[] {
  if (!pharmacy) return [];
  const { store, more, desk, departments, fax } = numbersOf(pharmacy);
  return [store, ...more, ...desk, ...departments, ...(fax ? [fax] : [])].flatMap(
    ({ path, number }) => {
      const [, area] = NO_AREA.exec(number) ?? [];
      return area
        ? {
            file: pharmacy.file,
            place: { path },
            message: `Nobody can dial this number: there is no area code ${area}.`,
            fix: "Write your own number.",
          }
        : [];
    },
  );
}

/** One number with two meanings, and numbers for messages that a press would call. */
export function repeatedNumberWarnings({ pharmacy }: Pick<Content, "pharmacy">): Problem[] {
  if (!pharmacy) return [];
  const { file } = pharmacy;
  const { store, more, desk, departments, fax } = numbersOf(pharmacy);
  const isFax = ({ number }: WrittenNumber) => fax && digitsOf(number) === digitsOf(fax.number);
  // Where the store's own number is the fax, the others are right if they are the store's.
  const faxed = isFax(store) ? [] : [...more, ...desk, ...departments].filter(isFax);
  // Some lines take text messages as well as calls.
  const repeated = more.filter(
    (it, index) =>
      (it.use ?? "call") === "call" &&
      (isSame(it, store) || more.slice(0, index).some((other) => isSame(it, other))),
  );
  const messages = more.flatMap(({ path, label, number, use }) => {
    const meant = /\bwhatsapp\b/i.test(label)
      ? "whatsapp"
      : /\bsms\b|\btext (?:us|line|messag\w+)\b/i.test(label)
        ? "text"
        : undefined;
    if (meant && use === undefined) {
      return {
        file,
        place: { path },
        message: `"${label}" opens a phone call.`,
        fix: `If it is for messages, add use: "${meant}". If it is for calls, add use: "call".`,
      };
    }
    return use !== undefined && use !== "call" && number.includes("ext.")
      ? {
          file,
          place: { path },
          message: "Messages cannot be sent to an extension.",
          fix: "Write the number without it.",
        }
      : [];
  });
  return [
    ...messages,
    ...faxed.map(({ path }) => ({
      file,
      place: { path },
      message: "This is the fax number.",
      fix: "Write the number for calls. If one line really takes both, all is well.",
    })),
    ...(fax && isFax(store)
      ? [
          {
            file,
            place: { path: fax.path },
            message: "Fax and phone are the same number.",
            fix: "Correct the one that is wrong, or leave the fax number out. If one line really takes both, all is well.",
          },
        ]
      : []),
    ...repeated.map(({ path, label }) => ({
      file,
      place: { path },
      message: `"${label}" has the same number as another one above.`,
      fix: "Correct the number, or delete this entry.",
    })),
  ];
}
