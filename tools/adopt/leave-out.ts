/** Leaves out what a file says of features that the pharmacy does not have, in any language. */
import { type Document, isMap, isScalar, isSeq, type Node, type YAMLMap } from "yaml";
import { z } from "zod";
import { NAMING_KEYS } from "../../src/content/languages/entry-keys";
import { metaOf, schemaIn } from "../../src/content/schema/inspect-schema";
import { valueIn } from "../../src/content/schema/value-path";
import { BOOKING_SECTION_ID } from "../../src/lib/paths";
import type { FeatureKey } from "../../src/content/rules/features";
import { splitSentences } from "./split-sentences";

/** A value in a file, below its parent. */
interface Place {
  node: Node;
  schema: z.core.$ZodType;
  /** Keys and positions, joined by points: `sections.1.cards.0`. */
  path: string;
  parent?: Place;
}

/** What the pharmacy of an adopted site does not have. */
export interface Absent {
  features: readonly FeatureKey[];
  /** Entries about these features: the file and the path in it, as `placesAbout` returns them. */
  entries: readonly string[];
  /** Addresses of pages that are deleted. */
  pages: readonly string[];
  /** Addresses of pages that lose their buttons for booking. */
  pagesWithoutBooking: readonly string[];
}

interface Page {
  /** Path of the file below `data/`. */
  path: string;
  document: Document;
  schema: z.ZodObject;
  /** Address, if the file is a page. */
  address?: string;
}

/** Returns all values of a file, each after the values that contain it. */
function placesIn(place: Place): Place[] {
  const { node, schema, path } = place;
  const below = (key: string, value: unknown, part: z.core.$ZodType | undefined) =>
    part && (isScalar(value) || isMap(value) || isSeq(value))
      ? placesIn({
          node: value,
          schema: part,
          path: path === "" ? key : `${path}.${key}`,
          parent: place,
        })
      : [];
  if (isSeq(node)) {
    return [
      place,
      ...node.items.flatMap((item, index) => below(`${index}`, item, schemaIn(schema, index, []))),
    ];
  }
  if (!isMap(node)) return [place];
  const value: unknown = node.toJSON();
  return [
    place,
    ...node.items.flatMap((pair) => {
      const key = isScalar(pair.key) ? String(pair.key.value) : "";
      return below(key, pair.value, schemaIn(schema, key, value));
    }),
  ];
}

/**
 * Removes a value that nobody has to write: an entry of a list, or an optional key. Removes what contains it
 * if the value is required there, or is the only entry of its list.
 *
 * @returns the removed value; `undefined` if the whole file would have to go
 */
function remove({ node, schema, parent }: Place): Node | undefined {
  if (!parent) return undefined;
  const owner = parent.node;
  if (isSeq(owner)) {
    if (owner.items.length === 1) return remove(parent);
    owner.items = owner.items.filter((item) => item !== node);
    return node;
  }
  if (!(schema instanceof z.ZodOptional)) return remove(parent);
  const map = owner as YAMLMap;
  map.items = map.items.filter(({ value }) => value !== node);
  return node;
}

/** True if a value is still in its file. */
function isThere({ node, parent }: Place): boolean {
  if (!parent) return true;
  const { node: owner } = parent;
  const isIn = isSeq(owner)
    ? owner.items.includes(node)
    : (owner as YAMLMap).items.some(({ value }) => value === node);
  return isIn && isThere(parent);
}

/** Returns the entry of a list that contains a value; the value itself outside lists. */
function entryOf(place: Place): Place {
  let entry: Place | undefined = place;
  while (entry?.parent && !isSeq(entry.parent.node)) entry = entry.parent;
  return entry?.parent ? entry : place;
}

/** Returns the first words of a value, which say what it is about. */
function wordsIn(node: Node): string {
  const value: unknown = node.toJSON();
  if (typeof value !== "object" || value === null) return String(value);
  const name = NAMING_KEYS.map((key) => valueIn(value, key)).find(Boolean);
  return String(name ?? Object.values(value)[0]);
}

/**
 * Removes sentences that name an absent fact in braces, entries that link to a deleted page, and entries about
 * an absent feature.
 *
 * @param language of the file
 * @returns the words that were left out
 */
export function leaveOut(
  { path, document, schema, address }: Page,
  absent: Absent,
  language: string,
): string[] {
  if (!document.contents) return [];
  const isAbsent = (name: string) => absent.features.some((feature) => feature === name);
  const removed = (place: Place) => {
    const node = remove(place);
    return node ? [wordsIn(node)] : [];
  };

  const leaveOutOf = (place: Place): string[] => {
    const { node, parent } = place;
    if (!isThere(place)) return [];
    if (absent.entries.includes(`${path} ${place.path}`)) return removed(place);
    if (!isScalar(node) || typeof node.value !== "string") return [];
    const text = node.value;
    const isBlockType = place.path.endsWith(".type") && isMap(parent?.node);
    // The type of a block that shows a fact is its name, but for the booking site.
    if (isBlockType && isAbsent(text === "booking" ? "bookingUrl" : text)) {
      return removed(entryOf(place));
    }
    switch (metaOf(place.schema).fieldType) {
      case "path": {
        if (absent.pages.some((page) => text.startsWith(page))) return removed(entryOf(place));
        const [page = "", part] = text.split("#");
        if (part !== BOOKING_SECTION_ID || !absent.pagesWithoutBooking.includes(page)) return [];
        if (page === address) return parent ? removed(parent) : [];
        node.value = page;
        return [];
      }
      case "text":
      case "label": {
        const { naming, others } = splitSentences(text, isAbsent, language);
        if (naming === "") return [];
        if (others === "") return removed(place);
        node.value = others;
        return [naming];
      }
      default:
        return [];
    }
  };
  return placesIn({ node: document.contents, schema, path: "" }).flatMap(leaveOutOf);
}
