/** What search engines read: the same facts that the page shows, in schema.org's words. */
import { mapPageUrl } from "./location";
import { clockTime, dayName, DAYS, openPeriod, type WeeklyHours } from "./opening-hours";
import { MINUTES_A_DAY } from "./wall-clock";

interface Pharmacy {
  name: string;
  description: string;
  since: number;
  phone: string;
  fax: string;
  email: string;
  address: { street: string; city: string; state: string; zip: string };
  location: { latitude: number; longitude: number };
  hours: WeeklyHours;
  specialHours?: readonly { date: string; hours: string; reason: string }[] | null;
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

/**
 * Closed is written as the empty period `00:00`-`00:00`, and a day that is open until midnight ends
 * at `23:59` (developers.google.com/search/docs).
 */
const times = (hours: string) => {
  const { opens, closes } = openPeriod(hours) ?? { opens: 0, closes: 0 };
  return { opens: clockTime(opens), closes: clockTime(Math.min(closes, LAST_MINUTE)) };
};

function openingHours({ hours, specialHours }: Pharmacy) {
  const weekly = DAYS.map((day) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: dayName(day),
    ...times(hours[day]),
  }));
  const special = (specialHours ?? []).map((day) => ({
    "@type": "OpeningHoursSpecification",
    ...times(day.hours),
    validFrom: day.date,
    validThrough: day.date,
  }));
  return [...weekly, ...special];
}

const internationalPhone = (phone: string) => `+1-${phone.replace(/\D+/g, "-").replace(/^-/, "")}`;

/** Where the pharmacy is described in full. Other pages name it, and its `@id` leads here. */
const FULL_RECORD_PAGES: readonly string[] = ["/", "/contact/"];

const shortRecord = ({ name, phone }: Pharmacy, url: Page["url"]) => ({
  "@type": "Pharmacy",
  "@id": `${url("/")}#pharmacy`,
  name,
  url: url("/"),
  telephone: internationalPhone(phone),
});

function fullRecord({ pharmacy, card, url }: Page) {
  const { address, location } = pharmacy;
  return {
    ...shortRecord(pharmacy, url),
    description: pharmacy.description,
    faxNumber: internationalPhone(pharmacy.fax),
    email: pharmacy.email,
    foundingDate: String(pharmacy.since),
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
