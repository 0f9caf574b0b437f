/** Turns the files of the sample into those of a pharmacy, from its answers. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isScalar, isSeq, parseDocument, visit } from "yaml";
import type { ContentFile } from "../../src/content/read/load-file";
import { pageAddress } from "../../src/content/languages/addresses";
import type { FeatureKey } from "../../src/content/rules/features";
import { unplannedHolidays } from "../../src/content/rules/holidays";
import { contentTypeAt, folders, singleFiles } from "../../src/content/schema/content-files";
import { calendarDay } from "../../src/lib/dates";
import { type Day, dayHoursOf, DAYS, isAllDay } from "../../src/lib/opening-hours";
import { BOOKING_SECTION_ID } from "../../src/lib/paths";
import { printYaml } from "../../src/content/print-yaml";
import { type Answers, READY_TIMES } from "./answers";
import { readyTimeOf } from "./ready-time";
import { reworded } from "./rewordings";

/** File to write or to delete. */
export interface AdoptedFile {
  /** Path below `data/`. */
  path: string;
  /** Absent for a file to delete. */
  text?: string;
}

/** Writes and deletes files below a content folder. */
export function writeAdopted(folder: string, files: readonly AdoptedFile[]): void {
  for (const { path, text } of files) {
    if (text === undefined) rmSync(join(folder, path));
    else writeFileSync(join(folder, path), text);
  }
}

/** Facts of the sample without a question. They are wrong for any other pharmacy. */
const DROPPED_FACTS = ["morePhones", "departments", "hoursFrom", "ownHolidays", "securityContact"];

/** Keys below `map` of the Contact page about the streets of the sample. */
const STREET_KEYS = ["parking", "drawing", "credit"];

const hoursOf = (answers: Answers) =>
  Object.fromEntries(DAYS.map((day) => [day, answers[day]])) as Pick<Answers, Day>;

/** Special hours of the coming holidays: closed, except for a pharmacy that never closes. */
function comingHolidays(answers: Answers, language: string | undefined, now: number) {
  const today = calendarDay(now, answers.timeZone);
  const year = Number(today.slice(0, 4));
  const hours = hoursOf(answers);
  const languages = language ? [{ code: language }] : undefined;
  const holidayHours = DAYS.every((day) => isAllDay(dayHoursOf(hours[day])))
    ? hours.monday
    : "Closed";
  return [year, year + 1]
    .flatMap((nearYear) => unplannedHolidays(nearYear, { hours, languages }))
    .filter(({ date }) => date >= today)
    .map(({ name, date }) => ({ date, hours: holidayHours, reason: name }));
}

/** Features that the answers leave out. */
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

/** Sets single values, which keeps comments and the order of keys. */
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
  const timeOf = (typed?: string) => typed && document.createNode(readyTimeOf(typed));
  setAll(document, ["readyTimes"], { compounded: timeOf(answers.compoundedTime) });
  for (const [key, name] of Object.entries(READY_TIMES)) {
    const time = answers[name];
    if (time !== undefined) document.setIn(["readyTimes", key], timeOf(time));
  }
  if (servicesDeskPhone) {
    document.setIn(["servicesDesk", "phone"], servicesDeskPhone);
    setAll(document, ["servicesDesk", "hours"], hours);
  }
  // The sample's translations are of its own words.
  const languages = document.get("languages");
  if (isSeq(languages)) languages.items.splice(1);
  const language = document.getIn(["languages", 0, "code"]) as string | undefined;
  document.set("specialHours", document.createNode(comingHolidays(answers, language, now)));
  for (const key of DROPPED_FACTS) document.delete(key);
}

/** Removes booking blocks. Links to such a block then lead to its page. */
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

/** Deletes the drawing of the sample's streets. */
function mapDrawing(files: readonly { path: string; document: Document }[]): AdoptedFile[] {
  const page = files.find(({ path }) => path === singleFiles.contactPage.path);
  const drawing = page?.document.getIn(["map", "drawing"]);
  return typeof drawing === "string" ? [{ path: drawing }] : [];
}

/** True for an absent file, the words around it, or a page that shows it. */
function isAboutAbsent(path: string, document: Document, absent: readonly FeatureKey[]): boolean {
  const isAbsent = (name: unknown) => absent.some((feature) => feature === name);
  const sections = document.get("sections");
  return (
    isAbsent(contentTypeAt(path)?.optional) ||
    (isSeq(sections) &&
      sections.items.some((section) => isMap(section) && isAbsent(section.get("type"))))
  );
}

/** Removes list entries that link to deleted pages. */
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

/** Rewords texts about absent features, or removes the list entries that contain them. */
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
  if (path === singleFiles.contactPage.path) {
    for (const key of STREET_KEYS) document.deleteIn(["map", key]);
  }
  if (path === singleFiles.pharmacy.path) {
    writeFacts(document, answers, now);
    if (absent.includes("servicesDesk")) document.delete("servicesDesk");
  }
}

/**
 * Returns the files that change with the answers of a pharmacy.
 *
 * @param files valid files of the sample
 * @param now milliseconds since 1970. Only later holidays get special hours.
 */
export function adoptedFiles(
  files: readonly Pick<ContentFile, "path" | "source">[],
  answers: Answers,
  now = Date.now(),
): AdoptedFile[] {
  const parsed = files.map(({ path, source }) => {
    const document = parseDocument(source.text);
    const isTranslation = contentTypeAt(path)?.language !== undefined;
    const isGone = isTranslation || isAboutAbsent(path, document, absentFeatures(answers));
    return { path, document, isGone };
  });
  const values = parsed.map(({ path, document }) => ({ path, value: document.toJS() as unknown }));
  const gonePages = parsed
    .filter(({ path, isGone }) => isGone && contentTypeAt(path) === folders.services)
    .map(({ path }) => pageAddress(path, values));
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
