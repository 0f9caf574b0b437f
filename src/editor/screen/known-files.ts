/**
 * Files as the screen read them. Sveltia CMS hands over a text without its name, so its file is found by the hash that
 * Git gives the text. Each value keeps a mark, by which saving knows the text that it was read from.
 */
import { withKeys } from "../../content/languages/entry-keys";
import { readYaml } from "../../content/read/read-yaml";
import { contentTypeAt, originalOf, withoutData } from "../../content/schema/content-files";
import type { Group } from "../../content/write/values";
import { alignWords } from "./entry-ids";

/** Key of the mark, beside the keys of the file. */
export const MARK = "(file)";

/** Mark of a text that is of no file that we know. */
export const UNKNOWN = "?";

const pathIn = (mark: string) => mark.replace(/@\w+$/, "");

/** A text, and the value that the screen has of it. */
export interface Version {
  text: string;
  shown: Group;
}

/** Paths in the repository, with the hashes of their files. */
type Hashes = readonly (readonly [path: string, hash: string])[];

/** Where the files are. */
interface FileSource {
  hashes: () => Promise<Hashes>;
  text: (path: string) => Promise<string | undefined>;
  /** Returns the text that has a hash, also of a file that has changed since. */
  blob: (hash: string) => Promise<string | undefined>;
  /** Called for a file with an error in its YAML, which the screen shows as if it were empty. */
  onUnreadable?: (path: string, text: string) => void;
}

/** A value that is there later; `undefined` if it cannot be read. */
interface Awaited {
  value: Promise<Group | undefined>;
  resolve: (value: Group | undefined) => void;
}

function awaited(): Awaited {
  let resolve: Awaited["resolve"] = () => undefined;
  const value = new Promise<Group | undefined>((resolved) => (resolve = resolved));
  return { value, resolve };
}

/** Returns a text as Sveltia CMS hands it over. */
const handedOver = (text: string) => text.trim().replaceAll(/\r\n?/g, "\n");

export class KnownFiles {
  private readonly versions = new Map<string, Version>();
  /** Originals by mark. A translation may be read before its original. */
  private readonly originals = new Map<string, Awaited>();
  private hashes: Promise<Hashes> | undefined;

  constructor(private readonly source: FileSource) {}

  /** Returns the value of a text, with ids of entries. A translation has the entries of its original, in its order. */
  async read(typeName: string, given: string): Promise<Group> {
    const found = await this.find(typeName, given);
    if (!found) return { ...(readYaml(given) as Group), [MARK]: UNKNOWN };
    const { path, text, hash } = found;
    const mark = `${path}@${hash}`;
    const shown = await this.withEntries(path, mark, text).catch((error: unknown) => {
      this.source.onUnreadable?.(path, text);
      throw error;
    });
    this.versions.set(mark, { text, shown: structuredClone(shown) });
    return { ...shown, [MARK]: mark };
  }

  /** Returns the text from which a value was read; `undefined` if the value is new. */
  version(value: Group): Version | undefined {
    return this.versions.get(String(value[MARK]));
  }

  /** Returns the path of the file from which a value was read. */
  pathOf(value: Group): string {
    return pathIn(String(value[MARK]));
  }

  /** Reads the texts behind the values of a restored draft, the original's first: they are older than this page. */
  async recall(values: Iterable<Group>): Promise<void> {
    let original: Group | undefined;
    for (const value of values) {
      const mark = String(value[MARK]);
      const [path = "", hash] = mark.split("@");
      const text = this.versions.has(mark) || !hash ? undefined : await this.source.blob(hash);
      if (text !== undefined)
        this.versions.set(mark, { text, shown: shownOf(path, text, original) });
      original ??= this.versions.get(mark)?.shown;
    }
  }

  /** Returns the last value of each file, by path below `data/`. */
  all(): ReadonlyMap<string, Group> {
    return new Map([...this.versions].map(([mark, { shown }]) => [pathIn(mark), shown]));
  }

  /** Remembers the text of a value that is saved, and returns its mark. */
  async remember(path: string, version: Version): Promise<string> {
    const mark = `${path}@${await hashOf(version.text)}`;
    this.versions.set(mark, version);
    return mark;
  }

  private async withEntries(path: string, mark: string, text: string): Promise<Group> {
    const type = contentTypeAt(path);
    if (!type) return readYaml(text) as Group;
    if (type.language === undefined) {
      const { resolve } = this.original(mark);
      try {
        const shown = shownOf(path, text);
        resolve(shown);
        return shown;
      } finally {
        resolve(undefined);
      }
    }
    const original = originalOf(path);
    const [, hash] = (await this.hashes)?.find(([file]) => file === `data/${original}`) ?? [];
    const shown = hash && (await this.original(`${original}@${hash}`).value);
    return shownOf(path, text, shown || undefined);
  }

  private original(mark: string): Awaited {
    const known = this.originals.get(mark) ?? awaited();
    this.originals.set(mark, known);
    return known;
  }

  private async find(typeName: string, given: string) {
    const text = `${given}\n`;
    const hash = await hashOf(text);
    const named = async () =>
      this.pathsOf(typeName, await this.hashes).find((candidate) => candidate.hash === hash);
    const known = (this.hashes ??= this.source.hashes());
    let file = await named();
    // Somebody saved since, and the screen read the file anew. Texts that are read at the same time look once.
    if (!file && this.hashes === known) this.hashes = this.source.hashes();
    file ??= await named();
    if (file) return { ...file, text };
    // A file may have other line breaks, or another end, than the files that we write. Its hash has to be current: an
    // earlier one would name the text from before somebody else changed the file.
    for (const candidate of this.pathsOf(typeName, await this.hashes)) {
      const now = await this.source.text(`data/${candidate.path}`);
      if (now !== undefined && handedOver(now) === given) return { ...candidate, text: now };
    }
    return undefined;
  }

  private pathsOf(typeName: string, hashes: Hashes = []) {
    const files = hashes.flatMap(([file, hash]) => {
      const path = withoutData(file);
      const isOfType = file.startsWith("data/") && contentTypeAt(path)?.typeName === typeName;
      return isOfType ? [{ path, hash }] : [];
    });
    // An original before its translation, whose path is longer: a copy that is not translated yet has the same hash.
    return files.sort((one, other) => one.path.length - other.path.length);
  }
}

/** Returns the value of a text, with ids of entries. A translation gets the entries of its original. */
function shownOf(path: string, text: string, original?: Group): Group {
  const type = contentTypeAt(path);
  const value = readYaml(text, type?.schema) as Group | null;
  if (type?.language === undefined) return (type ? withKeys(type.schema, value) : value) as Group;
  const schema = contentTypeAt(originalOf(path))?.schema;
  // A missing translation is read as a comment, whose value is `null`.
  return (schema && original ? alignWords(schema, original, value ?? {}) : value) as Group;
}

/** Returns the hash that Git gives a text. */
async function hashOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const hash = await crypto.subtle.digest("SHA-1", new Uint8Array([...head, ...bytes]));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
