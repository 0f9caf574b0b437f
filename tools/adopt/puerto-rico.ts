/** Holidays of Puerto Rico on which pharmacies may close, beside the national ones. */
import { toSlug } from "../../src/lib/slug";

type StaffLanguage = "en" | "es";

/** Holiday with its names. Good Friday is on another day in each year. */
type LocalHoliday = Readonly<Record<StaffLanguage, string>> & { monthAndDay?: string };

const HOLIDAYS: readonly LocalHoliday[] = [
  { en: "Three Kings Day", es: "Día de Reyes", monthAndDay: "January 6" },
  { en: "Good Friday", es: "Viernes Santo" },
  { en: "Constitution Day", es: "Día de la Constitución", monthAndDay: "July 25" },
  { en: "Discovery Day", es: "Día del Descubrimiento", monthAndDay: "November 19" },
];

export const puertoRicanHolidayNames = (language: StaffLanguage) =>
  new Intl.ListFormat(language).format(HOLIDAYS.map((holiday) => holiday[language]));

/** Returns the holiday that a name, or a part of it such as `Reyes`, means. */
export function puertoRicanHoliday(typed: string): LocalHoliday | undefined {
  const [found, ...others] = HOLIDAYS.filter(({ en, es }) =>
    [en, es].some((name) => toSlug(name).includes(toSlug(typed))),
  );
  return others.length === 0 ? found : undefined;
}

/** Returns the ISO date of a holiday in a year. */
export const dateIn = (year: number, { monthAndDay }: LocalHoliday): string =>
  monthAndDay === undefined
    ? goodFriday(year)
    : new Date(`${monthAndDay}, ${year} UTC`).toISOString().slice(0, 10);

/** Returns the date of Good Friday, by the algorithm of Meeus, Jones and Butcher. */
function goodFriday(year: number): string {
  const [century, inCentury, moon] = [Math.floor(year / 100), year % 100, year % 19];
  const moved = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const full = (19 * moon + century - Math.floor(century / 4) - moved + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - full - (inCentury % 4)) % 7;
  const late = Math.floor((moon + 11 * full + 22 * toSunday) / 451);
  const easterInMarch = 22 + full + toSunday - 7 * late;
  return new Date(Date.UTC(year, 2, easterInMarch - 2)).toISOString().slice(0, 10);
}
