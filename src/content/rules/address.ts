/** What can be odd about an address whose parts have a good form each. */
import type { Advice, Problem } from "../problem";
import type { Content } from "../read/content";

type Pharmacy = NonNullable<Content["pharmacy"]>["value"];

/** A tenth of a degree is some seven miles. */
const ROUGH_DEGREES = 0.1;

/** Computers reckon 0.3 as three tenths and a little. */
const isRough = (degrees: number) =>
  Math.abs(degrees / ROUGH_DEGREES - Math.round(degrees / ROUGH_DEGREES)) < 1e-6;

const inCapitals = (words: string) =>
  words.length > 3 && /\p{Lu}/u.test(words) && !/\p{Ll}/u.test(words);

/** A text less a piece at its end, and less the comma before that. */
const withoutEnd = (words: string, end: string) =>
  words.toLowerCase().endsWith(end.toLowerCase())
    ? words.slice(0, -end.length).replace(/,$/, "")
    : words;

/** A line of the street less town, state and ZIP code; `12 5th Street NE` does not end in Nebraska. */
function streetAlone(line: string, { city, state, zip }: Pharmacy["address"]): string {
  const [town = ""] = city.split(",");
  const withTown = withoutEnd(line, ` ${zip}`);
  const withoutState = withoutEnd(withTown, ` ${state}`);
  const alone = withoutEnd(withoutState, `, ${town}`);
  return alone === withoutState ? withTown : alone;
}

function streetAdvice(key: "street" | "street2", address: Pharmacy["address"]): Advice | undefined {
  const { [key]: line = "" } = address;
  const alone = streetAlone(line, address);
  if (alone !== line) {
    return {
      message: "Town and ZIP code have keys of their own, and pages would show them twice.",
      fix: `Write ${key}: "${alone}".`,
    };
  }
  return /^(?:p\.? ?o\.? ?box|post office box)\b/i.test(line)
    ? {
        message: "Nobody can walk to a post office box, nor find it on a map.",
        fix: "Write the street and the number of the shop.",
      }
    : undefined;
}

function cityAdvice({ city, state, zip }: Pharmacy["address"]): Advice | undefined {
  const alone = city.replace(new RegExp(`,? +(?:${state}|${zip})\\b.*$`), "").replace(/,.*$/, "");
  if (alone !== city) {
    return {
      message: "State and ZIP code have keys of their own, and texts name the town alone.",
      fix: `Write city: "${alone}".`,
    };
  }
  return inCapitals(city) || /^\p{Ll}/u.test(city)
    ? {
        message: "The name of the town stands in many texts just as it is written here.",
        fix: "Write it with one capital letter for each word.",
      }
    : undefined;
}

/** Parts of the address in each other's place, and a place on the map that is too rough to find. */
export function addressWarnings({ pharmacy }: Pick<Content, "pharmacy">): Problem[] {
  if (!pharmacy) return [];
  const { file, value } = pharmacy;
  const { address, location } = value;
  const streets = (["street", "street2"] as const).flatMap((key) => {
    const advice = streetAdvice(key, address);
    return advice ? { file, place: { path: ["address", key] }, ...advice } : [];
  });
  const city = cityAdvice(address);
  const rough = isRough(location.latitude) && isRough(location.longitude);
  return [
    ...streets,
    ...(city ? [{ file, place: { path: ["address", "city"] }, ...city }] : []),
    ...(rough
      ? [
          {
            file,
            place: { path: [], key: "location" },
            message: "With so few decimals this place can be miles from your door.",
            fix: "Write both numbers with four decimals: map services show them when you press the right mouse button on the shop.",
          },
        ]
      : []),
  ];
}
