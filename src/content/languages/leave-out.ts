/**
 * Leaves out what files say of features that the pharmacy does not have, in any language: what `needs` one, a sentence
 * that names one in braces, a text without another sentence, a block that shows one. What is required takes its entry
 * or block along.
 */
import * as z from "zod";
import { BOOKING_SECTION_ID } from "../../lib/paths";
import { namesInBraces } from "../facts";
import { contentTypeAt } from "../schema/content-files";
import type { FeatureKey } from "../schema/features";
import { metaOf, schemaAt, schemaIn } from "../schema/inspect-schema";
import { byPosition, valueAt, valueIn, type ValuePath } from "../schema/value-path";
import { type DescribedValue, valuesIn } from "../schema/walk";
import { DEFAULT_LANGUAGE } from "../../lib/language";
import type { Content } from "../read/content";
import { absentFeatures, type FeatureSource } from "./absent-features";
import { isPageFile, listIn, pageAddress, type PageFile } from "./addresses";
import { originalFiles, type TranslatedFile } from "./language-content";
import { languagesOf } from "./languages";

/** Something about an absent feature. If it has neither `gone` nor `left`, its file cannot do without it. */
export interface Cut {
  path: ValuePath;
  feature: FeatureKey;
  /** What goes: the value, or the innermost optional key or entry around it. */
  gone?: ValuePath;
  /** Text that takes the place of the value. */
  left?: string;
  /** True in a list of which each language has its own. */
  isOfLanguage?: boolean;
}

/** What files are to do without. */
interface Absent {
  features: readonly FeatureKey[];
  /** Address of a file, if it is a page. */
  addressOf: (path: string) => string | undefined;
  /** Addresses of pages that lose their buttons for booking. */
  pagesWithoutBooking: readonly string[];
}

/** True for a value and everything inside of it. */
const isWithin = (path: ValuePath, outer: ValuePath) =>
  outer.every((step, index) => path[index] === step);

const goneIn = (cuts: readonly Cut[]) => cuts.flatMap(({ gone }) => (gone ? [gone] : []));

/** Returns the feature that a name in braces needs: `mailService` for `mailServiceName`. */
export const featureOf = (name: string, features: readonly FeatureKey[]) =>
  features.find((feature) => feature === name || `${feature}Name` === name);

/** Returns a text without the sentences that name something in braces. */
export function withoutSentences(
  text: string,
  isNamed: (name: string) => boolean,
  language: string,
): string {
  const sentences = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text);
  return [...sentences]
    .map(({ segment }) => segment)
    .filter((segment) => !namesInBraces(segment).some(isNamed))
    .join("")
    .trim();
}

/** Returns what a value needs before a page shows it. */
export const needOf = (value: unknown): unknown => valueIn(value, "needs");

/** Returns what a file loses, after what it lost already. */
function cutsIn(
  { path: file, value: whole, schema }: TranslatedFile,
  { features, addressOf, pagesWithoutBooking }: Absent,
  language: string,
  before: readonly Cut[] = [],
): Cut[] {
  const gone = goneIn(before);
  const isGone = (path: ValuePath) => gone.some((outer) => isWithin(path, outer));

  /** Returns the value that can go: a block, an entry of a list that has others, or an optional key. */
  const removable = (path: ValuePath): ValuePath | undefined => {
    const [parent, step] = [path.slice(0, -1), path.at(-1)];
    if (step === undefined) return undefined;
    // A page is shown without any block, too.
    if (parent.join() === "sections") return path;
    const owner = valueAt(whole, parent);
    const isOptional = Array.isArray(owner)
      ? owner.filter((_, index) => !isGone([...parent, index])).length > 1
      : schemaIn(schemaAt(schema, parent, whole) ?? schema, step, owner) instanceof z.ZodOptional;
    return isOptional ? path : removable(parent);
  };

  const remove = (path: ValuePath, feature: FeatureKey, from = path): Cut[] => {
    const removed = removable(from);
    if (removed) gone.push(removed);
    return [{ path, feature, gone: removed }];
  };

  const cutsAt = ({ value, schema: described, path }: DescribedValue): Cut[] => {
    if (isGone(path)) return [];
    const needed = features.find((feature) => feature === needOf(value));
    // What the whole page needs is not cut here: without it, its file is not shown.
    if (needed) return path.length > 0 ? remove(path, needed) : [];
    if (typeof value !== "string") return [];
    // The type of a block that shows a fact is its name, but for the booking site.
    const block = value === "booking" ? "bookingUrl" : value;
    const shown = path.at(-1) === "type" && features.find((one) => one === block);
    if (shown) return remove(path, shown, path.slice(0, -1));
    const { fieldType } = metaOf(described);
    if (fieldType === "path") {
      const [page = "", part] = value.split("#");
      if (part !== BOOKING_SECTION_ID || !pagesWithoutBooking.includes(page)) return [];
      return page === addressOf(file)
        ? remove(path, "bookingUrl", path.slice(0, -1))
        : [{ path, feature: "bookingUrl", left: page }];
    }
    if (fieldType !== "text" && fieldType !== "label" && fieldType !== "other-name") return [];
    const isNamed = (name: string) => featureOf(name, features) !== undefined;
    const named = namesInBraces(value).find(isNamed);
    const feature = named && featureOf(named, features);
    if (!feature) return [];
    // Patients have to read which service passes on what they send.
    if (feature === "mailService") return [{ path, feature }];
    const left = withoutSentences(value, isNamed, language);
    const isOfLanguage = fieldType === "other-name";
    return left === ""
      ? remove(path, feature).map((cut) => ({ ...cut, isOfLanguage }))
      : [{ path, feature, left }];
  };
  return valuesIn(schema, whole).flatMap(cutsAt);
}

function withoutCuts(file: TranslatedFile, cuts: readonly Cut[]): TranslatedFile {
  if (cuts.length === 0) return file;
  const value = structuredClone(file.value);
  const ownerOf = (path: ValuePath) => valueAt(value, path.slice(0, -1)) as object;
  for (const { path, left } of cuts)
    if (left !== undefined) Reflect.set(ownerOf(path), path.at(-1) ?? "", left);
  const gone = goneIn(cuts);
  const outermost = gone.filter(
    (path) => !gone.some((outer) => outer !== path && isWithin(path, outer)),
  );
  // The last ones first, so that the others keep their positions.
  for (const path of outermost.toSorted(byPosition).toReversed()) {
    const [owner, step = ""] = [ownerOf(path), path.at(-1)];
    if (Array.isArray(owner)) owner.splice(Number(step), 1);
    else Reflect.deleteProperty(owner, step);
  }
  return { ...file, value };
}

/**
 * Returns functions over the files of a language: what they lose of what the pharmacy does not have, and the files
 * without it. Translations lose what the first language loses.
 */
export function leavingOut(
  features: readonly FeatureKey[],
  originals: readonly TranslatedFile[],
  firstLanguage: string,
) {
  // A file is no part of the site without what it needs, and a catalog without a yes for it.
  const isAbsent = ({ path, value }: TranslatedFile) =>
    features.some(
      (feature) => feature === needOf(value) || feature === contentTypeAt(path)?.optional,
    );
  const addressOf = (path: string) => (isPageFile(path) ? pageAddress(path, originals) : undefined);
  const hasBooking = ({ value }: TranslatedFile) =>
    listIn(value, "sections").some((block) => valueIn(block, "type") === "booking");
  const absent: Absent = {
    features,
    addressOf,
    pagesWithoutBooking: features.includes("bookingUrl")
      ? originals.filter(hasBooking).flatMap(({ path }) => addressOf(path) ?? [])
      : [],
  };
  const shown = originals.filter((file) => !isAbsent(file));
  const cuts = new Map(shown.map((file) => [file.path, cutsIn(file, absent, firstLanguage)]));
  const goneFirst = ({ path }: TranslatedFile) =>
    (cuts.get(path) ?? []).filter(({ gone, isOfLanguage }) => gone && !isOfLanguage);
  const cutsInTranslation = (file: TranslatedFile, language: string) =>
    cutsIn(file, absent, language, goneFirst(file));
  /** True for a value of the first language that no page shows, by its file and path. */
  const isGone = (file: string, path: ValuePath): boolean =>
    cuts.has(file)
      ? goneIn(cuts.get(file) ?? []).some((gone) => isWithin(path, gone))
      : originals.some((original) => original.path === file);
  return {
    /** Cuts in the first language, by the path of the file. Has no files of pages that are absent as a whole. */
    cuts,
    /** Cuts in a translation, beside those of the first language. */
    cutsInTranslation,
    without: (files: readonly TranslatedFile[], language: string): TranslatedFile[] =>
      files
        .filter(({ path }) => cuts.has(path))
        .map((file) =>
          withoutCuts(
            file,
            language === firstLanguage
              ? (cuts.get(file.path) ?? [])
              : [...goneFirst(file), ...cutsInTranslation(file, language)],
          ),
        ),
    isGone,
    /** True for a value of the first language that pages leave out or change, by its file and path. */
    isLeftOut: (file: string, path: ValuePath): boolean =>
      isGone(file, path) ||
      (cuts.get(file) ?? []).some(
        (cut) => cut.left !== undefined && cut.path.join() === path.join(),
      ),
  };
}

/** Returns what a site leaves out, and the files of its first language without it. */
export function leavingOutOf(content: FeatureSource & Pick<Content, "files">) {
  const [first] = content.pharmacy ? languagesOf(content.pharmacy.value) : [];
  const code = first?.code ?? DEFAULT_LANGUAGE;
  const originals = originalFiles(content);
  const leaving = leavingOut(absentFeatures(content), originals, code);
  return { ...leaving, shown: leaving.without(originals, code) };
}

/** Returns the files of the first language as pages show them, and those with errors as they are. */
export function shownOriginals(content: FeatureSource & Pick<Content, "files">): PageFile[] {
  const invalid = content.files.filter(
    ({ language, validation }) => !language && !validation.success,
  );
  return [...leavingOutOf(content).shown, ...invalid].toSorted((one, other) =>
    one.path < other.path ? -1 : 1,
  );
}
