/**
 * Leaves out what files say of features that the pharmacy does not have, in any language: a sentence that names one in
 * braces, a text without another sentence, a block that shows one. What is required takes its entry or block along.
 */
import * as z from "zod";
import { BOOKING_SECTION_ID } from "../../lib/paths";
import { namesInBraces } from "../facts";
import type { Content } from "../read/content";
import { singleFiles } from "../schema/content-files";
import { metaOf, schemaAt, schemaIn } from "../schema/inspect-schema";
import { valueAt, valueIn, type ValuePath } from "../schema/value-path";
import { type DescribedValue, valuesIn } from "../schema/walk";
import { isPageFile, listIn, pageAddress } from "./addresses";
import { NAMING_KEYS } from "./entry-keys";
import { absentFeatures, type FeatureKey } from "./features";
import type { TranslatedFile } from "./language-content";
import { splitSentences } from "./split-sentences";

/** What a site does not have. */
export interface Absent {
  features: readonly FeatureKey[];
  /** Features by the entries about them that do not name them: the file and the path in it, with a space between them. */
  entries: ReadonlyMap<string, FeatureKey>;
  /** Addresses of pages that are deleted. */
  pages: readonly string[];
  /** Addresses of pages that lose their buttons for booking. */
  pagesWithoutBooking: readonly string[];
}

/** Something about an absent feature. If it has neither `gone` nor `left`, its file cannot do without it. */
export interface Cut {
  path: ValuePath;
  /** Absent for a link to a deleted page. */
  feature?: FeatureKey;
  /** The name in braces of a text that names the feature, such as `mailServiceName`. */
  named?: string;
  /** What goes: the value, or the innermost optional key or entry around it. */
  gone?: ValuePath;
  /** Text that takes the place of the value. */
  left?: string;
  /** First words of what goes. */
  words: string;
}

interface Page extends TranslatedFile {
  /** Address, if the file is a page. */
  address?: string;
}

/** Returns the first words of a value, which say what it is about. */
function wordsIn(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const name = NAMING_KEYS.map((key) => valueIn(value, key)).find(Boolean);
  return String(name ?? Object.values(value)[0]);
}

/** True for a value and everything inside of it. */
const isWithin = (path: ValuePath, outer: ValuePath) =>
  outer.every((step, index) => path[index] === step);

const goneIn = (cuts: readonly Cut[]) => cuts.flatMap(({ gone }) => (gone ? [gone] : []));

/** Returns the feature that a name in braces needs: `mailService` for `mailServiceName`. */
const featureOf = (name: string, features: readonly FeatureKey[]) =>
  features.find((feature) => feature === name || `${feature}Name` === name);

/** Returns what a file loses, after what it lost already. */
export function cutsIn(
  { path: file, value: whole, schema, address }: Page,
  absent: Absent,
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

  const remove = (path: ValuePath, feature?: FeatureKey, from = path): Cut[] => {
    const removed = removable(from);
    if (removed) gone.push(removed);
    return [{ path, feature, gone: removed, words: wordsIn(valueAt(whole, removed ?? path)) }];
  };

  /** Removes the entry of a list that contains a value; the value itself outside lists. */
  const removeEntry = (path: ValuePath, feature?: FeatureKey) => {
    const position = path.findLastIndex((step) => typeof step === "number");
    return remove(path, feature, position < 0 ? path : path.slice(0, position + 1));
  };

  const cutsAt = ({ value: text, schema: described, path }: DescribedValue): Cut[] => {
    if (isGone(path)) return [];
    const feature = absent.entries.get(`${file} ${path.join(".")}`);
    if (feature) return remove(path, feature);
    if (typeof text !== "string") return [];
    // The type of a block that shows a fact is its name, but for the booking site.
    const block = text === "booking" ? "bookingUrl" : text;
    const shown = path.at(-1) === "type" && absent.features.find((one) => one === block);
    if (shown) return removeEntry(path, shown);
    switch (metaOf(described).fieldType) {
      case "path": {
        if (absent.pages.some((page) => text.startsWith(page))) return removeEntry(path);
        const [page = "", part] = text.split("#");
        if (part !== BOOKING_SECTION_ID || !absent.pagesWithoutBooking.includes(page)) return [];
        return page === address
          ? remove(path, "bookingUrl", path.slice(0, -1))
          : [{ path, left: page, words: "" }];
      }
      case "text":
      case "label": {
        const named = namesInBraces(text).find((name) => featureOf(name, absent.features));
        if (named === undefined) return [];
        const about = { feature: featureOf(named, absent.features), named };
        // Patients have to read which service passes on what they send.
        if (about.feature === "mailService") return [{ path, ...about, words: wordsIn(text) }];
        const { naming, others } = splitSentences(
          text,
          (name) => featureOf(name, absent.features) !== undefined,
          language,
        );
        return others === ""
          ? remove(path).map((cut) => ({ ...cut, ...about }))
          : [{ path, ...about, left: others, words: naming }];
      }
      default:
        return [];
    }
  };
  return valuesIn(schema, whole).flatMap(cutsAt);
}

/** Something of which values can be changed and removed, such as a YAML document. */
interface Changeable {
  setIn: (path: ValuePath, value: unknown) => void;
  deleteIn: (path: ValuePath) => void;
}

/** Makes cuts in a file. */
export function makeCuts(cuts: readonly Cut[], file: Changeable): void {
  for (const { path, left } of cuts) if (left !== undefined) file.setIn(path, left);
  const gone = goneIn(cuts);
  const outermost = gone.filter(
    (path) => !gone.some((outer) => outer !== path && isWithin(path, outer)),
  );
  // The last ones first, so that the others keep their positions.
  for (const path of outermost.toReversed()) file.deleteIn(path);
}

function withoutCuts(file: TranslatedFile, cuts: readonly Cut[]): TranslatedFile {
  if (cuts.length === 0) return file;
  const value = structuredClone(file.value);
  const ownerOf = (path: ValuePath) => valueAt(value, path.slice(0, -1)) as object;
  makeCuts(cuts, {
    setIn: (path, text) => Reflect.set(ownerOf(path), path.at(-1) ?? "", text),
    deleteIn: (path) => {
      const [owner, step = ""] = [ownerOf(path), path.at(-1)];
      if (Array.isArray(owner)) owner.splice(Number(step), 1);
      else Reflect.deleteProperty(owner, step);
    },
  });
  return { ...file, value };
}

/**
 * Returns functions over the files of a language: what they lose of what the pharmacy does not have, and the files
 * without it. Translations lose what the first language loses.
 */
export function leavingOut(
  content: Pick<Content, "pharmacy" | "agreements" | "yamlPaths">,
  originals: readonly TranslatedFile[],
  firstLanguage: string,
) {
  const features = absentFeatures(content);
  const addressOf = (path: string) => (isPageFile(path) ? pageAddress(path, originals) : undefined);
  const hasBooking = ({ value }: TranslatedFile) =>
    listIn(value, "sections").some((block) => valueIn(block, "type") === "booking");
  const absent: Absent = {
    features,
    entries: new Map(
      features.includes("storefrontUrl")
        ? [[`${singleFiles.homePage.path} shop`, "storefrontUrl"]]
        : [],
    ),
    pages: [],
    pagesWithoutBooking: features.includes("bookingUrl")
      ? originals.filter(hasBooking).flatMap(({ path }) => addressOf(path) ?? [])
      : [],
  };
  const cutsOf = (file: TranslatedFile, language: string, before?: readonly Cut[]) =>
    cutsIn({ ...file, address: addressOf(file.path) }, absent, language, before);
  const first = new Map(originals.map((file) => [file.path, cutsOf(file, firstLanguage)]));
  const goneFirst = ({ path }: TranslatedFile) =>
    (first.get(path) ?? []).filter(({ gone }) => gone);
  return {
    /** Cuts in the first language, by the path of the file. */
    cuts: first,
    /** Cuts in a translation, beside those of the first language. */
    cutsInTranslation: (file: TranslatedFile, language: string) =>
      cutsOf(file, language, goneFirst(file)),
    without: (files: readonly TranslatedFile[], language: string): TranslatedFile[] =>
      files.map((file) => {
        const cuts =
          language === firstLanguage
            ? (first.get(file.path) ?? [])
            : [...goneFirst(file), ...cutsOf(file, language, goneFirst(file))];
        return withoutCuts(file, cuts);
      }),
  };
}
