/** Structured data (schema.org) for search engines. */
import { mapPageUrl, streetLines } from "./location";
import { isoDate } from "./dates";
import { departmentOpenings, type Openings } from "./opening-calendar";
import { clockTime, dayName, DAYS, isByAppointment, openPeriods } from "./opening-hours";
import { internationalNumber } from "./phone-number";
import { type RegularHours, seasonStretches } from "./seasons";
import { MINUTES_A_DAY } from "./wall-clock";
import { plain, type Words } from "./words";

interface Pharmacy extends Openings {
  name: string;
  description: Words;
  since?: number | null;
  phone: string;
  morePhones?: readonly { label: Words; number: string }[] | null;
  fax?: string | null;
  email?: string | null;
  spokenLanguages?: readonly string[] | null;
  address: { street: string; street2?: string | null; city: string; state: string; zip: string };
  location: { latitude: number; longitude: number };
  departments?: readonly Department[] | null;
}

interface Department extends RegularHours {
  name: Words;
  kind?: string | null;
  phone?: string | null;
}

interface Page {
  pharmacy: Pharmacy;
  /** Path of the picture for shared links. */
  card?: string | null;
  /** Path. */
  logo?: string;
  path: string;
  /** True for the page with the full record. Other pages have a short one with the same `@id`. */
  hasFullRecord?: boolean;
  /** BCP 47 language of a home page, whose record names the site. */
  siteLanguage?: string;
  title: Words;
  /** Ancestor pages, topmost first. */
  trail?: readonly { label: Words; path: string }[];
  /** Returns the absolute URL of a path. */
  url: (path: string) => string;
}

/** `23:59`. */
const LAST_MINUTE = MINUTES_A_DAY - 1;

/** Closed: the empty period `00:00`-`00:00` (developers.google.com/search/docs). */
const CLOSED = { opens: 0, closes: 0 };

/** Midnight becomes `23:59`, and a later time that of the next morning. */
const closingTime = (closes: number) =>
  clockTime(closes === MINUTES_A_DAY ? LAST_MINUTE : closes % MINUTES_A_DAY);

function specifications(hours: string, when: object) {
  const periods = openPeriods(hours);
  return (periods.length > 0 ? periods : [CLOSED]).map(({ opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    ...when,
    opens: clockTime(opens),
    closes: closingTime(closes),
  }));
}

/** Stretches listed per season, so that a year-old build still has the next one. */
const LISTED_STRETCHES = 2;

/** Returns the next stretches of every season, with weekdays grouped by their hours. */
function seasonSpecifications(regular: RegularHours, now: number) {
  const stretches = seasonStretches(regular, now);
  return (regular.seasonalHours ?? []).flatMap((season) => {
    const differentHours = [...new Set(DAYS.map((day) => season.hours[day]))];
    return stretches
      .filter((stretch) => stretch.season === season)
      .slice(0, LISTED_STRETCHES)
      .flatMap(({ first, last }) =>
        differentHours.flatMap((hours) =>
          specifications(hours, {
            dayOfWeek: DAYS.filter((day) => season.hours[day] === hours).map(dayName),
            validFrom: isoDate(first),
            validThrough: isoDate(last),
          }),
        ),
      );
  });
}

/**
 * Leaves a day by appointment out of the usual week, because schema.org cannot express it. In a season
 * or on a special day it becomes closed, because otherwise the usual hours would apply.
 */
function openingHours({ specialHours, ...regular }: Openings, now: number) {
  return [
    ...DAYS.filter((day) => !isByAppointment(regular.hours[day])).flatMap((day) =>
      specifications(regular.hours[day], { dayOfWeek: dayName(day) }),
    ),
    ...seasonSpecifications(regular, now),
    ...(specialHours ?? []).flatMap(({ date, hours }) =>
      specifications(hours, { validFrom: date, validThrough: date }),
    ),
  ];
}

const shortRecord = ({ name, phone }: Pharmacy, url: Page["url"]) => ({
  "@type": "Pharmacy",
  "@id": `${url("/")}#pharmacy`,
  name,
  url: url("/"),
  telephone: internationalNumber(phone),
});

/** Further numbers, and the languages that staff speak. */
function contactPoints({ phone, spokenLanguages, morePhones }: Pharmacy) {
  const points = (morePhones ?? []).map(({ label, number }) => ({
    "@type": "ContactPoint",
    contactType: plain(label),
    telephone: internationalNumber(number),
  }));
  if (!spokenLanguages) return points.length > 0 ? points : undefined;
  const spoken = {
    "@type": "ContactPoint",
    contactType: "customer service",
    telephone: internationalNumber(phone),
    availableLanguage: spokenLanguages,
  };
  return [spoken, ...points];
}

function fullRecord({ pharmacy, card, logo, url }: Page, now: number) {
  const { address, location } = pharmacy;
  return {
    ...shortRecord(pharmacy, url),
    description: plain(pharmacy.description),
    contactPoint: contactPoints(pharmacy),
    faxNumber: pharmacy.fax ? internationalNumber(pharmacy.fax) : undefined,
    email: pharmacy.email ?? undefined,
    foundingDate: pharmacy.since?.toString(),
    image: card ? url(card) : undefined,
    logo: logo && url(logo),
    address: {
      "@type": "PostalAddress",
      streetAddress: streetLines(address).join(", "),
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: "US",
    },
    geo: { "@type": "GeoCoordinates", ...location },
    hasMap: mapPageUrl(location),
    openingHoursSpecification: openingHours(pharmacy, now),
    department: pharmacy.departments?.map((department) =>
      departmentRecord(department, pharmacy, now),
    ),
  };
}

/** Types of schema.org, by the kind of a department. */
const DEPARTMENT_TYPES: Readonly<Record<string, string>> = {
  pharmacy: "Pharmacy",
  clinic: "MedicalClinic",
  store: "Store",
};

/** Search engines want the pharmacy's name in the department's (developers.google.com). */
function departmentRecord(department: Department, pharmacy: Pharmacy, now: number) {
  const { name, kind, phone } = department;
  return {
    "@type": DEPARTMENT_TYPES[kind ?? ""] ?? "LocalBusiness",
    name: `${pharmacy.name} ${plain(name)}`,
    telephone: phone ? internationalNumber(phone) : undefined,
    openingHoursSpecification: openingHours(departmentOpenings(pharmacy, department), now),
  };
}

function breadcrumbRecord({ path, title, trail = [], url }: Page) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...trail, { label: title, path }].map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: plain(crumb.label),
      item: url(crumb.path),
    })),
  };
}

/** Search results show this name (developers.google.com/search/docs/appearance/site-names). */
const siteRecord = ({ pharmacy, path, siteLanguage, url }: Page) => ({
  "@type": "WebSite",
  name: pharmacy.name,
  url: url(path),
  inLanguage: siteLanguage,
});

/**
 * Returns the structured data of a page: the pharmacy, the breadcrumb, and on a home page the site.
 *
 * @param now milliseconds since 1970
 */
export function structuredData(page: Page, now = Date.now()) {
  const { pharmacy, url } = page;
  return {
    "@context": "https://schema.org",
    "@graph": [
      page.hasFullRecord ? fullRecord(page, now) : shortRecord(pharmacy, url),
      ...(page.siteLanguage ? [siteRecord(page)] : []),
      ...(page.trail?.length ? [breadcrumbRecord(page)] : []),
    ],
  };
}
