/** Phone numbers that nobody can call, fax numbers given for calls, and numbers for messages that dial. */
import { digitsOf } from "../../lib/phone-number";
import type { Problem } from "../problem";
import type { Content, PharmacyDocument } from "../read/content";
import type { ValuePath } from "../schema/value-path";

interface WrittenNumber {
  path: ValuePath;
  number: string;
}

/** 555 and 211 to 911 are not area codes: https://www.nationalnanpa.com/area_codes/ */
const NO_AREA = /^\((555|[2-9]11)\)/;

/** Numbers in `pharmacy.yaml`, with their paths. */
function numbersOf({ value }: PharmacyDocument) {
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

/** Numbers that cannot be dialed, such as placeholders. */
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

/** Numbers with the wrong use: the fax number for calls, or a number for messages that dials. */
export function phoneUseWarnings({ pharmacy }: Pick<Content, "pharmacy">): Problem[] {
  if (!pharmacy) return [];
  const { file } = pharmacy;
  const { store, more, desk, departments, fax } = numbersOf(pharmacy);
  const isFax = ({ number }: WrittenNumber) => fax && digitsOf(number) === digitsOf(fax.number);
  // If the fax number is the store's own, the other numbers may be the store's too.
  const faxed = isFax(store) ? [] : [...more, ...desk, ...departments].filter(isFax);
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
  ];
}
