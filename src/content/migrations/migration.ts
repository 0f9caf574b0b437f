/** What `data/` of an older version says otherwise, and how it is made what today's version reads. */
import { type Document, isMap, isScalar, type Pair, type Scalar, type YAMLMap } from "yaml";

/** Keys that lead from the top of a file to a value. */
export type KeyPath = readonly [string, ...string[]];

/** One change between an older version and the one that it names. */
export interface Migration {
  /** The version that made the change. */
  version: string;
  /** The file that it changed, below `data/`. */
  file: string;
  /** Where an older file has the key. */
  oldPath: KeyPath;
  /** What became of the key, as a sentence for the person who wrote it. */
  explanation: string;
  /** Makes the change, where a file has not seen it yet. The answer is whether it was made. */
  apply: (document: Document) => boolean;
}

const nameOf = (path: KeyPath) => path.at(-1) ?? path[0];

function groupOf(document: Document, path: KeyPath): YAMLMap | undefined {
  const group = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  return isMap(group) ? group : undefined;
}

/** The group that a key stands in, and its pair of key and value. */
function find(document: Document, path: KeyPath) {
  const group = groupOf(document, path);
  const isIt = (pair: Pair): pair is Pair<Scalar> =>
    isScalar(pair.key) && pair.key.value === nameOf(path);
  const pair = group?.items.find(isIt);
  return group && pair ? { group, pair } : undefined;
}

/**
 * Adds a key at the end of its group.
 *
 * @returns whether it was added: not where it is already, or where there is no such group
 */
export function addKey(document: Document, path: KeyPath, value: unknown): boolean {
  const group = groupOf(document, path);
  if (!group || group.has(nameOf(path))) return false;
  group.set(nameOf(path), document.createNode(value));
  return true;
}

/** The changes that one version made to one file. */
export function changesOf(version: string, file: string) {
  const change = (oldPath: KeyPath, explanation: string, apply: Migration["apply"]): Migration => ({
    version,
    file,
    oldPath,
    explanation: `Since version ${version}, ${explanation}.`,
    apply,
  });

  return {
    /** The key has another name, and perhaps stands in another group. */
    renamed(from: KeyPath, to: KeyPath): Migration {
      const isMoved = from.slice(0, -1).join() !== to.slice(0, -1).join();
      const place = isMoved ? ` and stands below ${to.slice(0, -1).join(", ")}` : "";
      const explanation = `"${nameOf(from)}" is called "${nameOf(to)}"${place}`;
      return change(from, explanation, (document) => {
        const found = find(document, from);
        const group = groupOf(document, to);
        if (!found || !group || group.has(nameOf(to))) return false;
        found.pair.key.value = nameOf(to);
        if (isMoved) {
          found.group.items.splice(found.group.items.indexOf(found.pair), 1);
          group.items.push(found.pair);
        }
        return true;
      });
    },

    /** The key is of no use any more. */
    removed: (path: KeyPath): Migration =>
      change(path, `no page shows "${nameOf(path)}"`, (document) => document.deleteIn(path)),

    /** What was a text is a group now, in which the text is one of the values. */
    grouped(path: KeyPath, textName: string, others: Record<string, string>): Migration {
      const names = [...Object.keys(others), textName].join(", ");
      return change(path, `"${nameOf(path)}" is a group of keys: ${names}`, (document) => {
        const found = find(document, path);
        if (!found || !isScalar(found.pair.value)) return false;
        const group = document.createNode(others) as YAMLMap;
        group.set(textName, found.pair.value);
        found.pair.value = group;
        return true;
      });
    },
  };
}
