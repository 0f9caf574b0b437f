/** What patients will read differently after an update. */
import { withoutNeeds } from "../../src/content/facts";
import { absentFeatures, featureSource } from "../../src/content/languages/absent-features";
import { leavingOut, withoutSentences } from "../../src/content/languages/leave-out";
import { YamlSource } from "../../src/content/read/yaml-source";
import { contentTypeAt, originalOf } from "../../src/content/schema/content-files";
import type { FeatureKey } from "../../src/content/schema/features";
import type { ValuePath } from "../../src/content/schema/value-path";
import { readText } from "../../src/content/write/values";
import type { Versions } from "../../src/editor/values/merge-changes";
import { isCopy } from "../../src/content/sample/find-left";
import { DEFAULT_LANGUAGE } from "../../src/lib/language";
import { type MergedData, offersIn } from "./merge-data";
import { type NamedText, namedTexts } from "./named-texts";
import { originalsIn, type Texts } from "./sample-files";
import { kindOf, type TextKind } from "./text-kinds";

interface Found {
  kind: TextKind;
  /** Path in the site, with the line: `data/when-closed.yaml:4`. */
  place: string;
  /** Name of the text in its file. */
  name: string;
}

/** A text that another one takes the place of. Without `after`, it goes; without `before`, it is new. */
export interface Change extends Found {
  before?: string;
  after?: string;
  /** Languages in which it changed, too. */
  also: readonly string[];
}

/** A text of the pharmacy's own that stands in the place of one that the project changed. */
export interface OwnText extends Found {
  own: string;
  before: string;
  after: string;
}

export interface Changes {
  changed: readonly Change[];
  own: readonly OwnText[];
  /** Files of each translation whose words or originals changed. */
  unconfirmed: ReadonlyMap<string, readonly string[]>;
  /** Offers of the new version that the pharmacy has not answered. */
  newOffers: readonly string[];
  /** Offers that the pages made before, now answered with yes. */
  keptOffers: readonly string[];
}

interface TextsOfFile {
  value: unknown;
  texts: readonly NamedText[];
  byName: ReadonlyMap<string, string>;
  all: ReadonlySet<string>;
}

/** A version of the files, as pages show them. */
interface Shown {
  files: Texts;
  /** The site's first language. */
  language: string;
  absent: readonly string[];
  /** True for a text that no page shows, by its file in the first language and its path there. */
  isGone: (file: string, path: ValuePath) => boolean;
}

function shownOf(files: Texts, absent: readonly FeatureKey[], language: string): Shown {
  const { isGone } = leavingOut(absent, originalsIn(files), language);
  return { files, language, absent, isGone };
}

/** Returns the texts of a file as pages show them. */
function textsOf({ files, language: first, absent, isGone }: Shown, path: string): TextsOfFile {
  const type = contentTypeAt(path);
  const value = readText(files.get(path) ?? "", type?.schema);
  const original = originalOf(path);
  const originalType = contentTypeAt(original);
  const gone = new Set(
    namedTexts(originalType?.schema, readText(files.get(original) ?? "", originalType?.schema))
      .filter((text) => isGone(original, text.path))
      .map(({ name }) => name),
  );
  const language = type?.language ?? first;
  const texts = namedTexts(type?.schema, value)
    .filter((found) => isCopy(found) && !gone.has(found.name))
    .map((found) => ({
      ...found,
      text: withoutNeeds(withoutSentences(found.text, (name) => absent.includes(name), language)),
    }))
    .filter(({ text }) => text !== "");
  return {
    value,
    texts,
    byName: new Map(texts.map(({ name, text }) => [name, text.trim()])),
    all: new Set(texts.map(({ text }) => text.trim())),
  };
}

type ShownVersions = Versions<Shown> & { merged: Shown };

/** Returns what changes in a file. Texts that only took another place do not count. */
function changesInFile(path: string, { ours, merged }: ShownVersions): Change[] {
  const [before, after] = [textsOf(ours, path), textsOf(merged, path)];
  const source = new YamlSource(`data/${path}`, merged.files.get(path) ?? "");
  const written = after.texts
    .filter(({ text }) => !before.all.has(text.trim()))
    .map((text): Change => {
      const old = before.byName.get(text.name);
      return {
        kind: kindOf(path, after.value, text),
        place: `data/${path}:${source.lineOf(text.path)}`,
        name: text.name,
        before: old !== undefined && !after.all.has(old) ? old : undefined,
        after: text.text.trim(),
        also: [],
      };
    });
  const replaced = new Set(written.map(({ before: old }) => old));
  const gone = before.texts
    .filter(({ text }) => !after.all.has(text.trim()) && !replaced.has(text.trim()))
    .map((text): Change => ({
      kind: kindOf(path, before.value, text),
      place: `data/${path}`,
      name: text.name,
      before: text.text.trim(),
      also: [],
    }));
  return [...written, ...gone];
}

/** Returns the own texts of a file that stand over changed ones. */
function ownTextsIn(path: string, versions: ShownVersions): OwnText[] {
  const [base, theirs] = [textsOf(versions.base, path), textsOf(versions.theirs, path)];
  const after = textsOf(versions.merged, path);
  const source = new YamlSource(`data/${path}`, versions.merged.files.get(path) ?? "");
  return after.texts.flatMap((text): OwnText[] => {
    const [before, now] = [base.byName.get(text.name), theirs.byName.get(text.name)];
    const own = text.text.trim();
    const isOwn = !base.all.has(own) && !theirs.all.has(own);
    if (!isOwn || before === undefined || now === undefined || before === now) return [];
    if (theirs.all.has(before)) return [];
    const kind = kindOf(path, after.value, text);
    return [
      {
        kind,
        place: `data/${path}:${source.lineOf(text.path)}`,
        name: text.name,
        own,
        before,
        after: now,
      },
    ];
  });
}

/** Returns what an update changes in the words of a site. */
export function findChanges(data: MergedData): Changes {
  const { languages, versions, merged } = data;
  const [language = DEFAULT_LANGUAGE, ...others] = languages;
  const absent = absentFeatures(featureSource(originalsIn(merged))).filter(
    // What names it stays: patients have to read which service passes on what they send.
    (feature) => feature !== "mailService",
  );
  const shown = (files: Texts) => shownOf(files, absent, language);
  const pages: ShownVersions = {
    base: shown(versions.base),
    ours: shown(versions.ours),
    theirs: shown(versions.theirs),
    merged: shown(merged),
  };
  const answered = offersIn(merged);
  const newOffers = offersIn(versions.theirs).filter((offer) => !answered.includes(offer));
  const paths = [...new Set([...versions.ours.keys(), ...merged.keys()])].filter((path) =>
    contentTypeAt(path),
  );
  const isChanged = (path: string) => versions.ours.get(path) !== merged.get(path);
  const all = new Map(
    paths.filter(isChanged).map((path) => [path, changesInFile(path, pages)] as const),
  );
  const changed: Change[] = [];
  const unconfirmed = new Map<string, Set<string>>(others.map((code) => [code, new Set()]));
  for (const [path, changes] of all) {
    const original = originalOf(path);
    const language = contentTypeAt(path)?.language;
    if (changes.length > 0)
      for (const code of language ? [language] : others) unconfirmed.get(code)?.add(original);
    const translated = others.map((code) => ({ code, found: all.get(`${code}/${path}`) ?? [] }));
    for (const change of changes) {
      const isSame = ({ name }: Change) => name === change.name;
      // Beside its original.
      if (language && all.get(original)?.some(isSame)) continue;
      const also = translated.flatMap(({ code, found }) => (found.some(isSame) ? [code] : []));
      changed.push({ ...change, also });
    }
  }
  const own = paths.filter((path) => merged.has(path)).flatMap((path) => ownTextsIn(path, pages));
  return {
    changed,
    own,
    unconfirmed: new Map([...unconfirmed].map(([code, files]) => [code, [...files].sort()])),
    newOffers,
    keptOffers: data.keptOffers,
  };
}
