import { streetLines } from "../lib/location";
import { here } from "../lib/paths";
import { isoDate, MINUTES_A_DAY } from "../time/wall-clock";
import {
  comingWeeks,
  departmentOpenings,
  type Openings,
  type Week,
} from "../time/opening-calendar";
import { type DayHours, dayName, DAYS, isByAppointment, periodsOf } from "../time/opening-hours";
import { internationalNumber } from "../lib/phone-number";
import type { Crumb } from "./breadcrumb";
import type { Pharmacy as SitePharmacy } from "./hooks/pharmacy";

type Pharmacy = Openings &
  Pick<SitePharmacy, "name" | "timeZone" | "description" | "phone" | "address" | "location"> &
  Partial<
    Pick<SitePharmacy, "since" | "fax" | "email" | "spokenLanguages" | "profiles" | "departments">
  >;

type Department = NonNullable<Pharmacy["departments"]>[number];

interface Page {
  pharmacy: Pharmacy;
  /** Path of the picture for shared links. */
  card?: string;
  logo?: string;
  path: string;
  /** True for the page with the full record. Other pages have a short one with the same `@id`. */
  hasFullRecord?: boolean;
  /** BCP 47 language of a home page, whose record names the site. */
  siteLanguage?: string;
  title: string;
  /** Ancestor pages, topmost first. */
  trail?: readonly Crumb[];
  url: (path: string) => string;
}

const LAST_MINUTE = MINUTES_A_DAY - 1;

/** Closed: the empty period `00:00`-`00:00` (developers.google.com/search/docs). */
const CLOSED = { opens: 0, closes: 0 };

/** Formats minutes after midnight for schema.org: 785 becomes `13:05`. */
function clockTime(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Formats a closing time: midnight becomes `23:59`, and a later time that of the next morning. */
const closingTime = (closes: number) =>
  clockTime(closes === MINUTES_A_DAY ? LAST_MINUTE : closes % MINUTES_A_DAY);

function specifications(hours: DayHours, when: object) {
  const periods = periodsOf(hours);
  return (periods.length > 0 ? periods : [CLOSED]).map(({ opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    ...when,
    opens: clockTime(opens),
    closes: closingTime(closes),
  }));
}

/** Returns the hours of a week, with its first and last day if other hours come before or after. */
const weekSpecifications = ({ hours, first, last }: Week) =>
  // schema.org cannot express a day by appointment.
  DAYS.filter((day) => !isByAppointment(hours[day])).flatMap((day) =>
    specifications(hours[day], {
      dayOfWeek: dayName(day),
      validFrom: Number.isFinite(first) ? isoDate(first) : undefined,
      validThrough: Number.isFinite(last) ? isoDate(last) : undefined,
    }),
  );

/** A special day by appointment becomes closed, because otherwise the week's hours would apply. */
const openingHours = ({ specialHours, ...regular }: Openings, timeZone: string, now: number) => [
  ...comingWeeks(regular, timeZone, now).flatMap(weekSpecifications),
  ...(specialHours ?? []).flatMap(({ date, hours }) =>
    specifications(hours, { validFrom: date, validThrough: date }),
  ),
];

/** Google requires an address in each record (https://developers.google.com/search/docs/appearance/structured-data/local-business). */
const postalAddress = ({ address }: Pharmacy) => ({
  "@type": "PostalAddress",
  streetAddress: streetLines(address).join(", "),
  addressLocality: address.city,
  addressRegion: address.state,
  postalCode: address.zip,
  addressCountry: "US",
});

const shortRecord = (pharmacy: Pharmacy, url: Page["url"]) => ({
  "@type": "Pharmacy",
  "@id": `${url(here("/"))}#pharmacy`,
  name: pharmacy.name,
  url: url(here("/")),
  telephone: internationalNumber(pharmacy.phone),
  address: postalAddress(pharmacy),
});

function fullRecord({ pharmacy, card, logo, url }: Page, now: number) {
  const { location, phone, spokenLanguages } = pharmacy;
  return {
    ...shortRecord(pharmacy, url),
    description: pharmacy.description,
    contactPoint: spokenLanguages
      ? {
          "@type": "ContactPoint",
          contactType: "customer service",
          telephone: internationalNumber(phone),
          availableLanguage: spokenLanguages,
        }
      : undefined,
    faxNumber: pharmacy.fax ? internationalNumber(pharmacy.fax) : undefined,
    email: pharmacy.email ?? undefined,
    sameAs: pharmacy.profiles?.map((profile) => profile.url),
    foundingDate: pharmacy.since?.toString(),
    image: card ? url(card) : undefined,
    logo: logo && url(logo),
    geo: { "@type": "GeoCoordinates", ...location },
    openingHoursSpecification: openingHours(pharmacy, pharmacy.timeZone, now),
    department: pharmacy.departments?.map((department) =>
      departmentRecord(department, pharmacy, now),
    ),
  };
}

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
    name: `${pharmacy.name} ${name}`,
    telephone: phone ? internationalNumber(phone) : undefined,
    address: postalAddress(pharmacy),
    openingHoursSpecification: openingHours(
      departmentOpenings(pharmacy, department),
      pharmacy.timeZone,
      now,
    ),
  };
}

const breadcrumbRecord = ({ path, title, trail = [], url }: Page) => ({
  "@type": "BreadcrumbList",
  itemListElement: [...trail, { label: title, path }].map((crumb, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: crumb.label,
    item: url(crumb.path),
  })),
});

/** Search results show this name (developers.google.com/search/docs/appearance/site-names). */
const siteRecord = ({ pharmacy, path, siteLanguage, url }: Page) => ({
  "@type": "WebSite",
  name: pharmacy.name,
  url: url(path),
  inLanguage: siteLanguage,
});

/** Returns the structured data of a page: the pharmacy, the breadcrumb, and on a home page the site. */
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
