/**
 * Merges the new sample into the `data/` of a pharmacy, by key, as the editing screen merges what two people changed.
 * The old sample is the base. Texts that the pharmacy did not touch take the new words, in each language; its own stay.
 */
import type * as z from "zod";
import { namesInBraces } from "../../src/content/facts";
import { entryKeyOf, keysOf } from "../../src/content/languages/entry-keys";
import { withoutSentences } from "../../src/content/languages/leave-out";
import {
  contentTypeAt,
  folders,
  isFolderType,
  originalOf,
  singleFiles,
} from "../../src/content/schema/content-files";
import { elementOf, knownKeys, schemaIn } from "../../src/content/schema/inspect-schema";
import { valueIn } from "../../src/content/schema/value-path";
import { rewrite } from "../../src/content/write/rewrite-yaml";
import { type Group, isGroup, readText } from "../../src/content/write/values";
import { mergeFiles } from "../../src/editor/values/merge-files";
import type { Versions } from "../../src/editor/values/merge-changes";
import { isCopy } from "../../src/content/sample/find-left";
import { DEFAULT_LANGUAGE } from "../../src/lib/language";
import {
  addressesWithout,
  keysWithout,
  withoutLinks,
  withoutKeys,
  withoutNewUnused,
} from "./fit-sample";
import { namedTexts } from "./named-texts";
import { withNewNames } from "./rename-keys";
import { languagesIn, sampleFor, type Texts } from "./sample-files";

/** Files that are only the pharmacy's: facts, looks, news, agreements. Nothing of the sample comes into them. */
const OWN_FILES: readonly string[] = [
  singleFiles.brand.path,
  singleFiles.announcements.path,
  singleFiles.agreements.path,
];

/** Texts of `pharmacy.yaml` that are the sample's words until somebody changes them. All else there are facts. */
const WORDS_OF_PHARMACY = ["description", "servicesDesk.note"];

/** Three versions of the YAML files below `data/`, in the site's languages. */
export interface MergedData {
  /** Languages of the site. */
  languages: readonly string[];
  versions: Versions<Texts>;
  /** The site's files after the merge. */
  merged: Texts;
  /** New offers that the site made before, answered with yes so that its pages stay. */
  keptOffers: readonly string[];
}

interface Place {
  path: string;
  schema: z.ZodObject;
  language: string;
}

/** Sets a text in a value that is not shared. */
function setText(value: Group, path: readonly PropertyKey[], text: string): void {
  const owner = path.slice(0, -1).reduce<unknown>(valueIn, value);
  if (typeof owner === "object" && owner !== null) Reflect.set(owner, path.at(-1) ?? "", text);
}

/**
 * Returns the sample's old and new version of a file without the sentences that the site left out of them: `adopt` takes
 * away sentences about a fact in braces that the pharmacy does not have. Such a text is untouched, and stays so.
 */
function withoutLeftOut(
  { schema, language }: Place,
  { base, ours, theirs }: Versions<Group>,
): { base: Group; theirs: Group } {
  const cut = { base: structuredClone(base), theirs: structuredClone(theirs) };
  const own = new Map(namedTexts(schema, ours).map((found) => [found.name, found.text.trim()]));
  const inNew = new Map(namedTexts(schema, theirs).map((found) => [found.name, found]));
  for (const { name, path, text } of namedTexts(schema, base)) {
    const site = own.get(name);
    if (site === undefined || site === text.trim()) continue;
    const gone = namesInBraces(text).filter((fact) => !namesInBraces(site).includes(fact));
    const without = (whole: string) =>
      withoutSentences(whole, (fact) => gone.includes(fact), language);
    if (gone.length === 0 || without(text) !== site) continue;
    setText(cut.base, path, String(site));
    const found = inNew.get(name);
    if (found) setText(cut.theirs, found.path, without(found.text) || found.text);
  }
  return cut;
}

/**
 * Returns the base of the merge in which an entry or group that the new sample no longer has is as in the site, if the
 * site only took things away from it: then it counts as untouched, and goes.
 */
function withoutGone(
  schema: z.core.$ZodType | undefined,
  { base, ours, theirs }: Versions,
  isOld: (text: string) => boolean,
): unknown {
  if (theirs === undefined && base !== undefined && ours !== undefined) {
    const texts = namedTexts(schema, ours).filter(isCopy);
    return texts.every(({ text }) => isOld(text.trim())) ? ours : base;
  }
  const inside = (part: z.core.$ZodType | undefined, versions: Versions) =>
    withoutGone(part, versions, isOld);
  if (Array.isArray(base) && Array.isArray(ours) && Array.isArray(theirs)) {
    const element = elementOf(schema);
    const key = element && entryKeyOf(element);
    if (!key) return base;
    const [keys, own, now] = [base, ours, theirs].map((list) => keysOf(key, list));
    return base.map((entry: unknown, index) => {
      const at = (list: readonly unknown[], names: readonly string[] = []) =>
        list[names.indexOf(keys?.[index] ?? "")];
      return inside(element, { base: entry, ours: at(ours, own), theirs: at(theirs, now) });
    });
  }
  if (!isGroup(base) || !isGroup(ours) || !isGroup(theirs)) return base;
  return Object.fromEntries(
    Object.entries(base).map(([key, part]) => [
      key,
      inside(schema && schemaIn(schema, key, base), {
        base: part,
        ours: ours[key],
        theirs: theirs[key],
      }),
    ]),
  );
}

/** Returns what the sample may change in `pharmacy.yaml`: the old sample with the new words of its few texts. */
function pharmacyWords(schema: z.ZodObject, base: Group, theirs: Group): Group {
  const words = structuredClone(base);
  const inNew = new Map(namedTexts(schema, theirs).map(({ name, text }) => [name, text]));
  for (const { name, path } of namedTexts(schema, base)) {
    const text = inNew.get(name);
    if (WORDS_OF_PHARMACY.includes(name) && text !== undefined) setText(words, path, text);
  }
  // Keys that went with a version go, unless somebody changed them.
  const known = knownKeys(schema);
  return Object.fromEntries(Object.entries(words).filter(([key]) => known.includes(key)));
}

function groupIn(text: string | undefined, schema: z.ZodObject): Group {
  const value = readText(text ?? "", schema);
  return isGroup(value) ? value : {};
}

/** What a site does not get of the sample. */
interface Gone {
  /** Keys of the file's old version that today's schema does not know. */
  oldKeys: readonly string[];
  /** Addresses of the sample's pages that the site does not have. */
  absentPages: readonly string[];
}

/** Returns the versions of a file that the merge gets. */
function comparable(
  place: Place,
  texts: Versions<string>,
  { oldKeys, absentPages }: Gone,
): Versions<string> {
  const { path, schema } = place;
  const read = (text: string) => withoutKeys(schema, groupIn(text, schema), oldKeys);
  const [base, ours] = [read(texts.base), read(texts.ours)];
  const sample = withoutLinks(schema, groupIn(texts.theirs, schema), absentPages);
  const cut = withoutLeftOut(place, { base, ours, theirs: sample });
  const old = new Set(namedTexts(schema, cut.base).map(({ text }) => text.trim()));
  const settled = withoutGone(schema, { base: cut.base, ours, theirs: cut.theirs }, (text) =>
    old.has(text),
  ) as Group;
  const isPharmacy = originalOf(path) === singleFiles.pharmacy.path;
  const theirs = isPharmacy ? pharmacyWords(schema, cut.base, cut.theirs) : cut.theirs;
  return {
    base: rewrite(texts.base, settled, schema),
    ours: rewrite(texts.ours, ours, schema),
    theirs: rewrite(texts.theirs, theirs, schema),
  };
}

/** True if the site has a file as the sample had it, or with sentences and entries less. */
function isUntouched(place: Place, base: string, ours: string): boolean {
  const { schema } = place;
  const [before, site] = [groupIn(base, schema), groupIn(ours, schema)];
  const cut = withoutLeftOut(place, { base: before, ours: site, theirs: before });
  const texts = new Set(namedTexts(schema, cut.base).map(({ text }) => text.trim()));
  return namedTexts(schema, site)
    .filter(isCopy)
    .every(({ text }) => texts.has(text.trim()));
}

const isInFolder = (path: string) => {
  const type = contentTypeAt(path);
  return type !== undefined && isFolderType(type);
};

/** True for a file that the new sample adds, and that the site gets: no news, no own page, and a service only with `needs`. */
function isNewForSite(path: string, text: string): boolean {
  if (path === singleFiles.announcements.path) return false;
  if (path.startsWith(`${folders.ownPages.path}/`)) return false;
  return !isInFolder(path) || valueIn(readText(text, undefined), "needs") !== undefined;
}

/** Merges a file of the first language and its translations. Returns their texts; none for a file that goes. */
function mergedFile(
  path: string,
  languages: readonly string[],
  { base, ours, theirs }: Versions<Texts>,
  gone: Gone,
): Map<string, string | undefined> {
  const [first = DEFAULT_LANGUAGE, ...others] = languages;
  const places = [first, ...others].flatMap((language, index): Place[] => {
    const place = index === 0 ? path : `${language}/${path}`;
    const schema = contentTypeAt(place)?.schema;
    return schema ? [{ path: place, schema, language }] : [];
  });
  const all = [path, ...others.map((language) => `${language}/${path}`)];
  const unchanged = new Map<string, string | undefined>();
  const deleted = new Map(all.filter((one) => ours.has(one)).map((one) => [one, undefined]));
  const [before, site, after] = [base.get(path), ours.get(path), theirs.get(path)];
  if (site === undefined) {
    if (before !== undefined || after === undefined || !isNewForSite(path, after)) return unchanged;
    const added = all.flatMap((one) => {
      const text = theirs.get(one);
      return text === undefined || ours.has(one) ? [] : [[one, text] as const];
    });
    return new Map(added);
  }
  if (after === undefined) {
    const [place] = places;
    if (before === undefined || !place) return unchanged;
    return isUntouched(place, before, site) ? deleted : unchanged;
  }
  // A page of the pharmacy's own that has the name of a new one.
  if (before === undefined && isInFolder(path)) return unchanged;
  if (OWN_FILES.includes(path)) return unchanged;
  const versions = places.flatMap((place) => {
    const own = ours.get(place.path);
    const text = { base: base.get(place.path), theirs: theirs.get(place.path) };
    if (own === undefined) return [];
    const texts = { base: text.base ?? "", ours: own, theirs: text.theirs ?? text.base ?? "" };
    return [[place.path, comparable(place, texts, gone)] as const];
  });
  const [original, ...translations] = versions;
  if (!original) return unchanged;
  // The site is on the side whose comments and order stay.
  const turned = (texts: Versions<string>) => ({
    ...texts,
    ours: texts.theirs,
    theirs: texts.ours,
  });
  const merged = mergeFiles(
    [original[0], turned(original[1])],
    translations.map(([place, texts]) => [place, turned(texts)] as const),
    () => "theirs",
  );
  return withUsedWords(places, ours, merged);
}

/** Leaves out new words for entries that the merged original does not have. */
function withUsedWords(
  [original, ...translations]: readonly Place[],
  ours: Texts,
  merged: ReadonlyMap<string, string>,
): Map<string, string> {
  const used = new Map(merged);
  for (const { path, schema } of translations) {
    const text = merged.get(path);
    if (!original || text === undefined) continue;
    const first = groupIn(merged.get(original.path), original.schema);
    const sides = [groupIn(ours.get(path), original.schema), first] as const;
    const words = withoutNewUnused(schema, groupIn(text, schema), sides, original.schema);
    used.set(path, rewrite(text, words, schema));
  }
  return used;
}

/** Returns the names of the offers in the sample's `pharmacy.yaml`. */
export const offersIn = (files: Texts): string[] =>
  Object.keys(
    valueIn(readText(files.get(singleFiles.pharmacy.path) ?? "", undefined), "offers") ?? {},
  );

/**
 * Returns the new offers that the site made already: what it shows of them was there before the sample named the offer.
 * Without an answer, the update would take it off the pages.
 */
function offersAlreadyMade(versions: Versions<Texts>, merged: Texts): string[] {
  const known = offersIn(versions.theirs);
  const answered = offersIn(versions.ours);
  const made = [...merged].flatMap(([path, text]) => {
    const type = contentTypeAt(path);
    const before = versions.ours.get(path);
    if (!type || type.language || before === undefined || before === text) return [];
    const namesBefore = namedTexts(type.schema, readText(before, type.schema)).map(
      ({ name }) => name,
    );
    return namedTexts(type.schema, readText(text, type.schema)).flatMap(({ name, text: offer }) => {
      const [, group] = /^(.*?)needs$/.exec(name) ?? [];
      const isNew = group !== undefined && known.includes(offer) && !answered.includes(offer);
      const wasShown = namesBefore.some((old) => old.startsWith(group ?? ""));
      return isNew && wasShown && !namesBefore.includes(name) ? [offer] : [];
    });
  });
  return [...new Set(made)].sort();
}

/** Merges the sample's change from an old to a new version into a site. */
export function mergeData(oldSample: Texts, newSample: Texts, siteTexts: Texts): MergedData {
  const site = withNewNames(siteTexts);
  const languages = languagesIn(site);
  const old = withNewNames(oldSample);
  const versions = {
    base: sampleFor(old, languages),
    ours: site,
    theirs: sampleFor(newSample, languages),
  };
  const originals = new Set(
    [...versions.base.keys(), ...versions.ours.keys(), ...versions.theirs.keys()].filter(
      (path) => !contentTypeAt(path)?.language,
    ),
  );
  const merged = new Map(site);
  // Files that today's code does not know, in any language.
  for (const path of site.keys()) {
    const names = [path, path.replace(/^[^/]+\//, "")];
    const isOfSample = names.some((name) => oldSample.has(name) && !newSample.has(name));
    if (!contentTypeAt(path) && isOfSample) merged.delete(path);
  }
  const absentPages = addressesWithout(
    versions.theirs,
    (path) =>
      site.has(path) ||
      (!versions.base.has(path) && isNewForSite(path, versions.theirs.get(path) ?? "")),
  );
  for (const path of originals) {
    const schema = contentTypeAt(path)?.schema;
    const oldKeys = schema ? keysWithout(schema, groupIn(old.get(path), schema)) : [];
    const gone = { oldKeys, absentPages };
    for (const [place, text] of mergedFile(path, languages, versions, gone)) {
      if (text === undefined) merged.delete(place);
      else merged.set(place, text);
    }
  }
  const keptOffers = offersAlreadyMade(versions, merged);
  const { pharmacy } = singleFiles;
  const facts = merged.get(pharmacy.path);
  if (facts !== undefined && keptOffers.length > 0) {
    const value = groupIn(facts, pharmacy.schema);
    const answers = Object.fromEntries(keptOffers.map((offer) => [offer, "yes"]));
    const offers = { ...(valueIn(value, "offers") as Group | undefined), ...answers };
    merged.set(pharmacy.path, rewrite(facts, { ...value, offers }, pharmacy.schema));
  }
  return { languages, versions, merged, keptOffers };
}
