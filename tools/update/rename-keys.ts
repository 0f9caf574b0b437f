/** Gives files and keys of older versions their names of today. */
import { type Document, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from "yaml";
import { parseYaml } from "../../src/content/read/read-yaml";
import { originalOf } from "../../src/content/schema/content-files";
import { printYaml } from "../../src/content/write/print-yaml";
import { RENAMED_FILES, RENAMED_KEYS, type RenamedFile, type RenamedKey } from "./renamed-keys";
import type { Texts } from "./sample-files";

type Group = YAMLMap<Node, Node | null>;

const pairAt = (map: Group, key: string): Pair<Node, Node | null> | undefined =>
  map.items.find((pair) => isScalar(pair.key) && pair.key.value === key);

/** Returns the maps that contain the key at a path, which may lead through lists. */
function ownersOf(node: unknown, groups: readonly string[]): Group[] {
  const [step, ...rest] = groups;
  if (step === undefined) return isMap(node) ? [node as Group] : [];
  if (step === "*") return isSeq(node) ? node.items.flatMap((item) => ownersOf(item, rest)) : [];
  return isMap(node) ? ownersOf(pairAt(node as Group, step)?.value, rest) : [];
}

/** Renames a key in each group that has it and not the new one. Returns whether there was one. */
function renameKey(document: Document, { from, to }: RenamedKey): boolean {
  const [fromSteps, toSteps] = [from.split("."), to.split(".")];
  const isShared = (step: string, index: number) => step === toSteps[index];
  const end = fromSteps.findIndex((step, index) => !isShared(step, index));
  const shared = fromSteps.slice(0, Math.min(end, fromSteps.length - 1, toSteps.length - 1));
  const [oldSteps, newSteps] = [fromSteps.slice(shared.length), toSteps.slice(shared.length)];
  let isRenamed = false;
  for (const around of ownersOf(document.contents, shared)) {
    const [owner] = ownersOf(around, oldSteps.slice(0, -1));
    const pair = owner && pairAt(owner, oldSteps.at(-1) ?? "");
    if (!owner || !pair || around.hasIn(newSteps)) continue;
    isRenamed = true;
    if (oldSteps.length === 1 && newSteps.length === 1 && isScalar(pair.key)) {
      pair.key.value = newSteps[0];
      continue;
    }
    owner.items.splice(owner.items.indexOf(pair), 1);
    around.setIn(newSteps, pair.value);
  }
  return isRenamed;
}

const isAbout = ({ file }: RenamedKey, path: string) =>
  path === file || path.startsWith(`${file}/`);

function withNewKeys(path: string, text: string, keys: readonly RenamedKey[]): string {
  const renamed = keys.filter((key) => isAbout(key, originalOf(path)));
  if (renamed.length === 0) return text;
  const document = parseYaml(text);
  return renamed.filter((key) => renameKey(document, key)).length > 0 ? printYaml(document) : text;
}

/** Returns the name of today of a file, in the folder of its language. */
function newName(path: string, files: readonly RenamedFile[]): string {
  const found = files.find(({ from }) => path === from || path.endsWith(`/${from}`));
  return found ? path.slice(0, -found.from.length) + found.to : path;
}

/** Returns files with the names and keys of today, by path below `data/`. */
export const withNewNames = (
  texts: Texts,
  files: readonly RenamedFile[] = RENAMED_FILES,
  keys: readonly RenamedKey[] = RENAMED_KEYS,
): Map<string, string> =>
  new Map(
    [...texts].map(([path, text]) => {
      const name = newName(path, files);
      // Somebody has a file of that name already.
      const free = name === path || !texts.has(name) ? name : path;
      return [free, withNewKeys(free, text, keys)];
    }),
  );
