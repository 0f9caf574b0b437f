/** Turns the files of the sample, in one language, into those of a pharmacy, from its answers. */
import type { Document } from "yaml";
import { listIn } from "../../src/content/languages/addresses";
import { printYaml } from "../../src/content/write/print-yaml";
import { parseYaml } from "../../src/content/read/read-yaml";
import { unplannedHolidays } from "../../src/content/rules/holidays";
import { contentTypeAt, singleFiles } from "../../src/content/schema/content-files";
import { offerNames } from "../../src/content/schema/features";
import { valueIn, type ValuePath } from "../../src/content/schema/value-path";
import { weekdayOf } from "../../src/time/opening-calendar";
import { calendarDay, dayNumber } from "../../src/time/wall-clock";
import { DEFAULT_LANGUAGE, withoutRegion } from "../../src/lib/language";
import { type Day, dayHoursOf, DAYS, isAllDay } from "../../src/time/opening-hours";
import { type Answers, languagesIn, namesIn, partsOf, READY_TIMES, weekdaysIn } from "./answers";
import { dateIn, puertoRicanHoliday } from "./puerto-rico";
import { readyTimeOf } from "./ready-time";
import type { SampleFile } from "./sample-in-language";

/** File to write, or to delete if it has no text, by its path below `data/`. */
export interface AdoptedFile {
  path: string;
  text?: string;
}

/** Facts of the sample without a question. They are wrong for any other pharmacy. */
const DROPPED_FACTS = [
  "morePhones",
  "departments",
  "hoursFrom",
  "ownHolidays",
  "identifiers",
  "apps",
  "socialPicture",
];

const hoursOf = (answers: Answers) =>
  Object.fromEntries(DAYS.map((day) => [day, answers[day]])) as Pick<Answers, Day>;

/**
 * Returns the special hours of the coming holidays: closed, or the usual hours of that weekday for a pharmacy that does
 * not close for them.
 */
function comingHolidays(answers: Answers, language: string, now: number): SpecialDay[] {
  const today = calendarDay(now, answers.timeZone);
  const year = Number(today.slice(0, 4));
  const hours = hoursOf(answers);
  const languages = [{ code: language }];
  const isOpen =
    answers.closedOnHolidays === "no" || DAYS.every((day) => isAllDay(dayHoursOf(hours[day])));
  const years = [year, year + 1];
  const local = localHolidays(answers, language).flatMap(({ name: reason, holiday }) =>
    years.map((nearYear) => ({ date: dateIn(nearYear, holiday), hours: "Closed", reason })),
  );
  const national = years
    .flatMap((nearYear) => unplannedHolidays(nearYear, { hours, languages }))
    .map(({ name, date }) => ({
      date,
      hours: isOpen ? hours[weekdayOf(dayNumber(date))] : "Closed",
      reason: name,
    }));
  return [...national, ...local]
    .filter(({ date }) => date >= today)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

interface SpecialDay {
  date: string;
  hours: string;
  reason: string;
}

/** Returns the holidays of Puerto Rico on which the pharmacy closes, with their names in a language. */
const localHolidays = ({ puertoRicanHolidays = "" }: Answers, language: string) =>
  namesIn(puertoRicanHolidays).flatMap((typed) => {
    const holiday = puertoRicanHoliday(typed);
    return holiday
      ? [{ holiday, name: holiday[withoutRegion(language) === "es" ? "es" : "en"] }]
      : [];
  });

/** Returns the same holidays as the check asks for them: the next date of one that moves. */
function ownHolidays(answers: Answers, language: string, now: number) {
  const today = calendarDay(now, answers.timeZone);
  const year = Number(today.slice(0, 4));
  return localHolidays(answers, language).map(({ name, holiday }) => {
    const next = [year, year + 1].map((near) => dateIn(near, holiday)).find((day) => day >= today);
    return { name, date: holiday.monthAndDay ?? next };
  });
}

/** Sets single values, which keeps comments and the order of keys. */
function setAll(document: Document, path: readonly string[], values: object): void {
  for (const [key, value] of Object.entries(values)) {
    const place = [...path, key];
    if (value !== undefined) document.setIn(place, value);
    else if (document.hasIn(place)) document.deleteIn(place);
  }
}

function writeFacts(document: Document, answers: Answers, language: string, now: number): void {
  const { street, street2, city, state, zip, latitude, longitude, servicesDeskPhone } = answers;
  const { name, shortName, since, website, timeZone, phone, fax, email } = answers;
  const { storefrontUrl, bookingUrl, refillUrl, transferUrl } = answers;
  const hours = hoursOf(answers);
  setAll(document, [], { name, shortName, since, website, timeZone, phone, fax, email });
  setAll(document, [], { storefrontUrl, bookingUrl, refillUrl, transferUrl });
  setAll(document, ["address"], { street, street2, city, state, zip });
  setAll(document, ["location"], { latitude, longitude });
  setAll(document, ["hours"], hours);
  const timeOf = (typed?: string) => typed && document.createNode(readyTimeOf(typed));
  setAll(document, ["readyTimes"], { compounded: timeOf(answers.compoundedTime) });
  for (const [key, name] of Object.entries(READY_TIMES)) {
    const time = answers[name];
    if (time !== undefined) document.setIn(["readyTimes", key], timeOf(time));
  }
  if (servicesDeskPhone) {
    document.setIn(["servicesDesk", "phone"], servicesDeskPhone);
    // The second sentence is about hours that differ from the store's.
    const note = String(document.getIn(["servicesDesk", "note"]));
    document.setIn(["servicesDesk", "note"], note.replace(/(?<=\.) .*/, ""));
    setAll(document, ["servicesDesk", "hours"], hours);
  } else document.delete("servicesDesk");
  setAll(
    document,
    ["offers"],
    Object.fromEntries(offerNames.map((offer) => [offer, answers[offer]])),
  );
  const { plans, delivery, deliveryDays, deliveryFee } = answers;
  setAll(document, [], {
    plans: plans && document.createNode(partsOf(plans).map((name) => ({ name }))),
    delivery:
      delivery &&
      document.createNode({
        places: partsOf(delivery),
        days: weekdaysIn(deliveryDays ?? ""),
        fee: deliveryFee,
      }),
  });
  const languages = languagesIn(answers);
  const isDefault = [DEFAULT_LANGUAGE, withoutRegion(DEFAULT_LANGUAGE)].includes(languages.join());
  if (isDefault) document.delete("languages");
  else document.set("languages", document.createNode(languages.map((code) => ({ code }))));
  document.set("specialHours", document.createNode(comingHolidays(answers, language, now)));
  for (const key of DROPPED_FACTS) document.delete(key);
  const own = ownHolidays(answers, language, now);
  if (own.length > 0) document.set("ownHolidays", document.createNode(own));
}

/** Writes who receives what patients send. The sample's mail service stays if the answers name no other one. */
function writeAgreements(document: Document, answers: Answers): void {
  const { mailService, mailServiceSince, mailbox, mailboxSince, host, hostSince } = answers;
  const recipients = {
    mailService: [mailService ?? document.getIn(["mailService", "name"]), mailServiceSince],
    mailbox: [mailbox, mailboxSince],
    host: [host, hostSince],
  };
  for (const [key, [name, since]] of Object.entries(recipients)) {
    if (name === undefined) document.delete(key);
    else document.set(key, document.createNode({ name, since }));
  }
}

/** Forms that an answer leaves out. */
const ASKED_FORMS = ["refillForm", "contactForm"] as const;

/**
 * True for a form without a yes, and for what is the sample's own: its announcements, its notices and its help of one
 * state. A pharmacy has to write its own.
 */
function isNotAdopted(path: string, value: unknown, answers: Answers): boolean {
  const { optional } = contentTypeAt(path) ?? {};
  const form = ASKED_FORMS.find((name) => name === optional);
  return (
    (form !== undefined && answers[form] !== "yes") ||
    optional === "announcements" ||
    valueIn(value, "legalNotice") !== undefined ||
    listIn(value, "sections").some((block) => valueIn(block, "type") === "localHelp")
  );
}

/**
 * Returns the files of the sample, in one language, that change with the answers. `notCarried` is the places of what the
 * pharmacy does not carry, by file. Only holidays after `now` (milliseconds since 1970) get hours.
 */
export function adoptedFiles(
  files: readonly SampleFile[],
  notCarried: ReadonlyMap<string, readonly ValuePath[]>,
  answers: Answers,
  language: string,
  now: number,
): AdoptedFile[] {
  return files.flatMap(({ path, text }): AdoptedFile[] => {
    const document = parseYaml(text);
    if (isNotAdopted(path, document.toJS(), answers)) return [{ path }];
    const before = printYaml(document);
    const drawing =
      path === singleFiles.contactPage.path ? document.getIn(["map", "drawing"]) : undefined;
    // Both are about the streets of the sample.
    if (drawing) for (const key of ["parking", "drawing"]) document.deleteIn(["map", key]);
    // The last ones first, so that the others keep their positions.
    for (const place of notCarried.get(path)?.toReversed() ?? []) document.deleteIn(place);
    if (path === singleFiles.pharmacy.path) writeFacts(document, answers, language, now);
    if (path === singleFiles.agreements.path) writeAgreements(document, answers);
    const written = printYaml(document);
    return [
      ...(typeof drawing === "string" ? [{ path: drawing }] : []),
      ...(written === before ? [] : [{ path, text: written }]),
    ];
  });
}
