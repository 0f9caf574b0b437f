/** What patients will read differently after an update. */
import { contentTypeAt, originalOf, singleFiles } from "../../src/content/schema/content-files";
import { YamlSource } from "../../src/content/read/yaml-source";
import { valueIn } from "../../src/content/schema/value-path";
import { readText } from "../../src/content/write/values";
import type { MergedData } from "./merge-data";
import { isRead, type NamedText, namedTexts } from "./named-texts";
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
}

interface TextsOfFile {
  value: unknown;
  texts: readonly NamedText[];
  byName: ReadonlyMap<string, string>;
  all: ReadonlySet<string>;
}

function textsOf(files: Texts, path: string): TextsOfFile {
  const schema = contentTypeAt(path)?.schema;
  const value = readText(files.get(path) ?? "", schema);
  const texts = namedTexts(schema, value).filter(isRead);
  return {
    value,
    texts,
    byName: new Map(texts.map(({ name, text }) => [name, text.trim()])),
    all: new Set(texts.map(({ text }) => text.trim())),
  };
}

const offersIn = (files: Texts): string[] =>
  Object.keys(
    valueIn(readText(files.get(singleFiles.pharmacy.path) ?? "", undefined), "offers") ?? {},
  );

/** Returns what changes in a file. Texts that only took another place do not count. */
function changesInFile(
  path: string,
  { versions: { ours }, merged }: MergedData,
  newOffers: readonly string[],
): Change[] {
  const [before, after] = [textsOf(ours, path), textsOf(merged, path)];
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
function ownTextsIn(path: string, { versions, merged }: MergedData): OwnText[] {
  const [base, theirs] = [textsOf(versions.base, path), textsOf(versions.theirs, path)];
  const after = textsOf(merged, path);
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
  const [, ...others] = languages;
  const answered = offersIn(versions.ours);
  const newOffers = offersIn(versions.theirs).filter((offer) => !answered.includes(offer));
  const paths = [...new Set([...versions.ours.keys(), ...merged.keys()])].filter((path) =>
    contentTypeAt(path),
  );
  const isChanged = (path: string) => versions.ours.get(path) !== merged.get(path);
  const all = new Map(
    paths.filter(isChanged).map((path) => [path, changesInFile(path, data, newOffers)] as const),
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
  const own = paths.filter((path) => merged.has(path)).flatMap((path) => ownTextsIn(path, data));
  return {
    changed,
    own,
    unconfirmed: new Map([...unconfirmed].map(([code, files]) => [code, [...files].sort()])),
    newOffers,
  };
}
