/** From the sample's files and a pharmacy's answers to the pharmacy's files. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isScalar, isSeq, parseDocument, visit } from "yaml";
import type { ContentFile } from "../../src/content/read/load-file";
import { addressOfPage } from "../../src/content/read/site-pages";
import type { FeatureKey } from "../../src/content/rules/features";
import { unplannedHolidays } from "../../src/content/rules/holidays";
import { contentTypeAt, folders, singleFiles } from "../../src/content/schema/content-files";
import { calendarDay } from "../../src/lib/dates";
import { DAYS, isAllDay } from "../../src/lib/opening-hours";
import { BOOKING_SECTION_ID } from "../../src/lib/paths";
import { printYaml } from "../../src/content/print-yaml";
import type { Answers } from "./answers";
import { reworded } from "./rewordings";

/** A file that is to be written, or to go. */
export interface AdoptedFile {
  /** Below `data/`. */
  path: string;
  /** Absent for a file that goes. */
  text?: string;
}

/** Writes them below a folder of content, and takes away those that go. */
export function writeAdopted(folder: string, files: readonly AdoptedFile[]): void {
  for (const { path, text } of files) {
    if (text === undefined) rmSync(join(folder, path));
    else writeFileSync(join(folder, path), text);
  }
}

/** What the sample has, or could have, and nobody is asked for: it is of no use to another pharmacy. */
const NOT_ASKED = ["morePhones", "departments", "seasonalHours", "ownHolidays", "securityContact"];

/** What the Contact page says of the sample's surroundings. */
const SURROUNDINGS = ["parking", "drawing", "credit"];

const hoursOf = ({ monday, tuesday, wednesday, thursday, friday, saturday, sunday }: Answers) => ({
  monday,
  tuesday,
  wednesday,
  thursday,
  friday,
  saturday,
  sunday,
});

/** The coming holidays, on which the pharmacy would otherwise be open: closed, but for one that never is. */
function comingHolidays(answers: Answers, now: number) {
  const today = calendarDay(now, answers.timeZone);
  const year = Number(today.slice(0, 4));
  const hours = hoursOf(answers);
  const holidayHours = DAYS.every((day) => isAllDay(hours[day])) ? hours.monday : "Closed";
  return [year, year + 1]
    .flatMap((it) => unplannedHolidays(it, { hours }))
    .filter(({ date }) => date >= today)
    .map(({ name, date }) => ({ date, hours: holidayHours, reason: name }));
}

/** What the answers leave out. */
function absentFeatures(answers: Answers): FeatureKey[] {
  const given: Record<FeatureKey, unknown> = {
    since: answers.since,
    fax: answers.fax,
    email: answers.email,
    storefrontUrl: answers.storefrontUrl,
    bookingUrl: answers.bookingUrl,
    servicesDesk: answers.servicesDeskPhone,
    compoundedTime: answers.compoundedTime,
    contactForm: answers.contactForm,
    otc: answers.overTheCounter,
    equipment: answers.equipment,
  };
  const isAbsent = (feature: FeatureKey) => (given[feature] ?? "no") === "no";
  return (Object.keys(given) as FeatureKey[]).filter(isAbsent);
}

/** Writes single values, so that what stands beside them stays: comments, and the order. */
function setAll(document: Document, path: readonly string[], values: object): void {
  for (const [key, value] of Object.entries(values)) {
    const place = [...path, key];
    if (value === undefined) document.deleteIn(place);
    else document.setIn(place, value);
  }
}

function writeFacts(document: Document, answers: Answers, now: number): void {
  const { street, street2, city, state, zip, latitude, longitude, servicesDeskPhone } = answers;
  const { name, shortName, since, website, timeZone, phone, fax, email } = answers;
  const { storefrontUrl, bookingUrl } = answers;
  const hours = hoursOf(answers);
  setAll(document, [], { name, shortName, since, website, timeZone, phone, fax, email });
  setAll(document, [], { storefrontUrl, bookingUrl });
  setAll(document, ["address"], { street, street2, city, state, zip });
  setAll(document, ["location"], { latitude, longitude });
  setAll(document, ["hours"], hours);
  setAll(document, ["readyTimes"], { compounded: answers.compoundedTime });
  const { newPrescriptionTime, refillTime, transferTime, specialOrderTime } = answers;
  const readyTimes = {
    newPrescription: newPrescriptionTime,
    refill: refillTime,
    transfer: transferTime,
    specialOrder: specialOrderTime,
  };
  for (const [key, time] of Object.entries(readyTimes)) {
    if (time !== undefined) document.setIn(["readyTimes", key], time);
  }
  if (servicesDeskPhone) {
    document.setIn(["servicesDesk", "phone"], servicesDeskPhone);
    setAll(document, ["servicesDesk", "hours"], hours);
  }
  document.set("specialHours", document.createNode(comingHolidays(answers, now)));
  for (const key of NOT_ASKED) document.delete(key);
}

/** Takes the blocks away that would open the booking site, and leads links to them to their pages. */
function removeBooking(document: Document): void {
  visit(document, {
    Map: (_, map, ancestors) => {
      const isSection = isSeq(ancestors.at(-1));
      return isSection && map.get("type") === "booking" ? visit.REMOVE : undefined;
    },
    Scalar: (_, scalar) => {
      const { value } = scalar;
      if (typeof value === "string" && value.startsWith(`/${folders.services.path}/`)) {
        scalar.value = value.replace(`#${BOOKING_SECTION_ID}`, "");
      }
    },
  });
}

/** Leaves out of the Contact page what is true of the sample's streets alone. */
function removeSurroundings(document: Document): void {
  for (const key of SURROUNDINGS) document.deleteIn(["map", key]);
}

/** The drawing of the sample's streets, which no page names any more. */
function mapDrawing(files: readonly { path: string; document: Document }[]): AdoptedFile[] {
  const page = files.find(({ path }) => path === singleFiles.contactPage.path);
  const drawing = page?.document.getIn(["map", "drawing"]);
  return typeof drawing === "string" ? [{ path: drawing }] : [];
}

/** Whether a file is one that is absent, the words around it, or a page that shows it. */
function isOfAbsent(path: string, document: Document, absent: readonly FeatureKey[]): boolean {
  const isAbsent = (name: unknown) => absent.some((feature) => feature === name);
  const sections = document.get("sections");
  return (
    isAbsent(contentTypeAt(path)?.optional) ||
    (isSeq(sections) && sections.items.some((it) => isMap(it) && isAbsent(it.get("type"))))
  );
}

/** Takes the entries of lists away that lead to pages which are not there any more. */
function removeLinks(document: Document, gonePages: readonly string[]): void {
  const leadsThere = (value: unknown): boolean =>
    isMap(value)
      ? value.items.some((pair) => leadsThere(pair.value))
      : isScalar(value) && gonePages.some((page) => String(value.value).startsWith(page));
  visit(document, {
    Map: (_, map, ancestors) =>
      isSeq(ancestors.at(-1)) && leadsThere(map) ? visit.REMOVE : undefined,
  });
}

/** Changes the texts that speak of what is not there, or takes the entries away that they stand in. */
function reword(document: Document, absent: readonly FeatureKey[]): void {
  const isGone = (value: unknown) =>
    typeof value === "string" && reworded(value, absent) === undefined;
  visit(document, {
    Map: (_, map, ancestors) => {
      const isEntry = isSeq(ancestors.at(-1));
      const holdsIt = map.items.some(({ value }) => isScalar(value) && isGone(value.value));
      return isEntry && holdsIt ? visit.REMOVE : undefined;
    },
    Scalar: (_, scalar, ancestors) => {
      if (typeof scalar.value !== "string") return undefined;
      const text = reworded(scalar.value, absent);
      if (text === undefined) return isSeq(ancestors.at(-1)) ? visit.REMOVE : undefined;
      scalar.value = text;
      return undefined;
    },
  });
}

function adopt(path: string, document: Document, answers: Answers, now: number): void {
  const absent = absentFeatures(answers);
  reword(document, absent);
  if (absent.includes("bookingUrl")) removeBooking(document);
  if (path === singleFiles.homePage.path && absent.includes("storefrontUrl")) {
    document.delete("shop");
  }
  if (path === singleFiles.contactPage.path) removeSurroundings(document);
  if (path === singleFiles.pharmacy.path) {
    writeFacts(document, answers, now);
    if (absent.includes("servicesDesk") && isMap(document.contents)) {
      document.delete("servicesDesk");
    }
  }
}

/**
 * The files that a pharmacy's answers change, as they are to be written.
 *
 * @param files the sample's files, all of them valid
 * @param now the moment from which holidays are still to come, in milliseconds since 1970
 */
export function adoptedFiles(
  files: readonly Pick<ContentFile, "path" | "source">[],
  answers: Answers,
  now = Date.now(),
): AdoptedFile[] {
  const parsed = files.map(({ path, source }) => {
    const document = parseDocument(source.text);
    return { path, document, isGone: isOfAbsent(path, document, absentFeatures(answers)) };
  });
  const gonePages = parsed
    .filter(({ path, isGone }) => isGone && contentTypeAt(path) === folders.services)
    .flatMap(({ path }) => addressOfPage(path) ?? []);
  const drawing = mapDrawing(parsed);
  const adopted = parsed.flatMap(({ path, document, isGone }) => {
    if (isGone) return [{ path }];
    const before = printYaml(document);
    removeLinks(document, gonePages);
    adopt(path, document, answers, now);
    const text = printYaml(document);
    return text === before ? [] : [{ path, text }];
  });
  return [...adopted, ...drawing];
}
