/** What patients will read differently after an update. */
import { optionalFacts } from "../../src/content/schema/features";
import { withoutNeeds } from "../../src/content/facts";
import { withoutSentences } from "../../src/content/languages/leave-out";
import { contentTypeAt, originalOf, singleFiles } from "../../src/content/schema/content-files";
import { YamlSource } from "../../src/content/read/yaml-source";
import { valueIn } from "../../src/content/schema/value-path";
import { readText } from "../../src/content/write/values";
import { isCopy } from "../../src/content/sample/find-left";
import { DEFAULT_LANGUAGE } from "../../src/lib/language";
import { type MergedData, offersIn } from "./merge-data";
import { type NamedText, namedTexts } from "./named-texts";
import type { Texts } from "./sample-files";
import { around, kindOf, type TextKind } from "./text-kinds";

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

/** Returns the facts that texts can name in braces and the pharmacy does not have: pages leave out such sentences. */
function absentFacts(files: Texts): string[] {
  const pharmacy = readText(files.get(singleFiles.pharmacy.path) ?? "", undefined);
  const compounded = valueIn(valueIn(pharmacy, "readyTimes"), "compounded");
  return Object.keys(optionalFacts).filter((fact) => {
    if (fact === "mailService") return false;
    return (fact === "compoundedTime" ? compounded : valueIn(pharmacy, fact)) === undefined;
  });
}

/** The site's first language, and the facts that it does not have. */
interface Shown {
  language: string;
  absent: readonly string[];
}

/** Returns the texts of a file as pages show them. */
function textsOf(files: Texts, path: string, { language: first, absent }: Shown): TextsOfFile {
  const type = contentTypeAt(path);
  const value = readText(files.get(path) ?? "", type?.schema);
  const language = type?.language ?? first;
  const texts = namedTexts(type?.schema, value)
    .filter(isCopy)
    .map((found) => ({
      ...found,
      text: withoutNeeds(withoutSentences(found.text, (fact) => absent.includes(fact), language)),
    }))
    .filter(({ text }) => text !== "");
  return {
    value,
    texts,
    byName: new Map(texts.map(({ name, text }) => [name, text.trim()])),
    all: new Set(texts.map(({ text }) => text.trim())),
  };
}

/** Returns what changes in a file. Texts that only took another place do not count. */
function changesInFile(
  path: string,
  { versions, merged }: MergedData,
  newOffers: readonly string[],
  shown: Shown,
): Change[] {
  const [before, after] = [textsOf(versions.ours, path, shown), textsOf(merged, path, shown)];
  const source = new YamlSource(`data/${path}`, merged.get(path) ?? "");
  const isUnanswered = (text: NamedText) =>
    around(after.value, text).some((group) =>
      newOffers.some((offer) => offer === valueIn(group, "needs")),
    );
  const written = after.texts
    .filter((text) => !before.all.has(text.text.trim()) && !isUnanswered(text))
    .map((text): Change => {
      const { line } = source.lineAndColumn(source.offsetOf(text.path));
      const old = before.byName.get(text.name);
      return {
        kind: kindOf(path, after.value, text),
        place: `data/${path}:${line}`,
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
function ownTextsIn(path: string, { versions, merged }: MergedData, shown: Shown): OwnText[] {
  const [base, theirs] = [versions.base, versions.theirs].map((files) =>
    textsOf(files, path, shown),
  ) as [TextsOfFile, TextsOfFile];
  const after = textsOf(merged, path, shown);
  const source = new YamlSource(`data/${path}`, merged.get(path) ?? "");
  return after.texts.flatMap((text): OwnText[] => {
    const [before, now] = [base.byName.get(text.name), theirs.byName.get(text.name)];
    const own = text.text.trim();
    const isOwn = !base.all.has(own) && !theirs.all.has(own);
    if (!isOwn || before === undefined || now === undefined || before === now) return [];
    if (theirs.all.has(before)) return [];
    const { line } = source.lineAndColumn(source.offsetOf(text.path));
    const kind = kindOf(path, after.value, text);
    return [{ kind, place: `data/${path}:${line}`, name: text.name, own, before, after: now }];
  });
}

/** Returns what an update changes in the words of a site. */
export function findChanges(data: MergedData): Changes {
  const { languages, versions, merged } = data;
  const [language = DEFAULT_LANGUAGE, ...others] = languages;
  const shown = { language, absent: absentFacts(merged) };
  const answered = offersIn(merged);
  const newOffers = offersIn(versions.theirs).filter((offer) => !answered.includes(offer));
  const paths = [...new Set([...versions.ours.keys(), ...merged.keys()])].filter((path) =>
    contentTypeAt(path),
  );
  const isChanged = (path: string) => versions.ours.get(path) !== merged.get(path);
  const all = new Map(
    paths
      .filter(isChanged)
      .map((path) => [path, changesInFile(path, data, newOffers, shown)] as const),
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
  const own = paths
    .filter((path) => merged.has(path))
    .flatMap((path) => ownTextsIn(path, data, shown));
  return {
    changed,
    own,
    unconfirmed: new Map([...unconfirmed].map(([code, files]) => [code, [...files].sort()])),
    newOffers,
    keptOffers: data.keptOffers,
  };
}
