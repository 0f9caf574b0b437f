/** What search engines read: the same facts that the page shows, in schema.org's words. */
import { mapPageUrl } from "./location";
import {
  clockTime,
  dayName,
  DAYS,
  isByAppointment,
  openPeriods,
  type WeeklyHours,
} from "./opening-hours";
import { internationalNumber } from "./phone-number";
import { MINUTES_A_DAY } from "./wall-clock";

interface Pharmacy {
  name: string;
  description: string;
  since?: number | null;
  phone: string;
  fax?: string | null;
  email?: string | null;
  address: { street: string; city: string; state: string; zip: string };
  location: { latitude: number; longitude: number };
  hours: WeeklyHours;
  specialHours?: readonly { date: string; hours: string; reason: string }[] | null;
  departments?: readonly { name: string; phone?: string | null; hours: WeeklyHours }[] | null;
}

interface Page {
  pharmacy: Pharmacy;
  /** The path of the picture that shared links show. */
  card?: string | null;
  path: string;
  title: string;
  /** The pages above this one, topmost first. */
  trail?: readonly { label: string; path: string }[];
  /** Makes a full address of a path. */
  url: (path: string) => string;
}

/** The last minute that a day's clock shows: `23:59`. */
const LAST_MINUTE = MINUTES_A_DAY - 1;

/** Closed is written as the empty period `00:00`-`00:00` (developers.google.com/search/docs). */
const CLOSED = { opens: 0, closes: 0 };

/** A day that is open until midnight ends at `23:59`; a later end is the next morning's time. */
const closingTime = (closes: number) =>
  clockTime(closes === MINUTES_A_DAY ? LAST_MINUTE : closes % MINUTES_A_DAY);

/** Nothing for a day on which people have to ask first: schema.org has no words for it. */
function specifications(hours: string, when: object) {
  if (isByAppointment(hours)) return [];
  const periods = openPeriods(hours);
  return (periods.length > 0 ? periods : [CLOSED]).map(({ opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    ...when,
    opens: clockTime(opens),
    closes: closingTime(closes),
  }));
}

function openingHours({ hours, specialHours }: Pick<Pharmacy, "hours" | "specialHours">) {
  return [
    ...DAYS.flatMap((day) => specifications(hours[day], { dayOfWeek: dayName(day) })),
    ...(specialHours ?? []).flatMap(({ date, hours }) =>
      specifications(hours, { validFrom: date, validThrough: date }),
    ),
  ];
}

/** Where the pharmacy is described in full. Other pages name it, and its `@id` leads here. */
const FULL_RECORD_PAGES: readonly string[] = ["/", "/contact/"];

const shortRecord = ({ name, phone }: Pharmacy, url: Page["url"]) => ({
  "@type": "Pharmacy",
  "@id": `${url("/")}#pharmacy`,
  name,
  url: url("/"),
  telephone: internationalNumber(phone),
});

function fullRecord({ pharmacy, card, url }: Page) {
  const { address, location } = pharmacy;
  return {
    ...shortRecord(pharmacy, url),
    description: pharmacy.description,
    faxNumber: pharmacy.fax ? internationalNumber(pharmacy.fax) : undefined,
    email: pharmacy.email ?? undefined,
    foundingDate: pharmacy.since?.toString(),
    image: card ? url(card) : undefined,
    logo: url("/logo.svg"),
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: "US",
    },
    geo: { "@type": "GeoCoordinates", ...location },
    hasMap: mapPageUrl(location),
    openingHoursSpecification: openingHours(pharmacy),
    department: pharmacy.departments?.map((department) => departmentRecord(department, pharmacy)),
  };
}

/** A department's name stands with its pharmacy's, as search engines want it (developers.google.com). */
function departmentRecord(
  { name, phone, hours }: NonNullable<Pharmacy["departments"]>[number],
  pharmacy: Pharmacy,
) {
  return {
    "@type": "Pharmacy",
    name: `${pharmacy.name} ${name}`,
    telephone: phone ? internationalNumber(phone) : undefined,
    openingHoursSpecification: openingHours({ hours, specialHours: pharmacy.specialHours }),
  };
}

function breadcrumbRecord({ path, title, trail = [], url }: Page) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...trail, { label: title, path }].map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.label,
      item: url(crumb.path),
    })),
  };
}

/** The structured data of a page: the pharmacy, and where the page stands below others. */
export function structuredData(page: Page) {
  const { pharmacy, url } = page;
  return {
    "@context": "https://schema.org",
    "@graph": [
      FULL_RECORD_PAGES.includes(page.path) ? fullRecord(page) : shortRecord(pharmacy, url),
      ...(page.trail?.length ? [breadcrumbRecord(page)] : []),
    ],
  };
}
