/** Leaves out what a file says of features that the pharmacy does not have, in any language. */
import type { Document } from "yaml";
import { z } from "zod";
import { NAMING_KEYS } from "../../src/content/languages/entry-keys";
import { metaOf, schemaAt, schemaIn } from "../../src/content/schema/inspect-schema";
import { valueAt, valueIn, type ValuePath } from "../../src/content/schema/value-path";
import { type DescribedValue, valuesIn } from "../../src/content/schema/walk";
import { BOOKING_SECTION_ID } from "../../src/lib/paths";
import type { FeatureKey } from "../../src/content/rules/features";
import type { SampleFile } from "./sample-in-language";
import { splitSentences } from "./split-sentences";

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

interface Page extends Pick<SampleFile, "path" | "schema"> {
  document: Document;
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

/**
 * Removes sentences that name an absent fact in braces, entries that link to a deleted page, and entries about an
 * absent feature. Returns the words that were left out.
 */
export function leaveOut(
  { path: file, document, schema, address }: Page,
  absent: Absent,
  language: string,
): string[] {
  const whole: unknown = document.toJS();
  const gone: ValuePath[] = [];
  const isGone = (path: ValuePath) => gone.some((outer) => isWithin(path, outer));
  const isAbsent = (name: string) => absent.features.some((feature) => feature === name);

  /**
   * Removes a value that nobody has to write: an entry of a list, or an optional key. Removes what contains it
   * if the value is required there, or is the only entry of its list. Keeps the file.
   */
  const remove = (path: ValuePath): string[] => {
    const [parent, step] = [path.slice(0, -1), path.at(-1)];
    if (step === undefined) return [];
    const owner = valueAt(whole, parent);
    const isOptional = Array.isArray(owner)
      ? owner.filter((_, index) => !isGone([...parent, index])).length > 1
      : schemaIn(schemaAt(schema, parent, whole) ?? schema, step, owner) instanceof z.ZodOptional;
    if (!isOptional) return remove(parent);
    gone.push(path);
    return [wordsIn(valueAt(whole, path))];
  };

  /** Removes the entry of a list that contains a value; the value itself outside lists. */
  const removeEntry = (path: ValuePath) => {
    const position = path.findLastIndex((step) => typeof step === "number");
    return remove(position < 0 ? path : path.slice(0, position + 1));
  };

  const leaveOutOf = ({ value: text, schema: described, path }: DescribedValue): string[] => {
    if (isGone(path)) return [];
    if (absent.entries.includes(`${file} ${path.join(".")}`)) return remove(path);
    if (typeof text !== "string") return [];
    // The type of a block that shows a fact is its name, but for the booking site.
    if (path.at(-1) === "type" && isAbsent(text === "booking" ? "bookingUrl" : text)) {
      return removeEntry(path);
    }
    switch (metaOf(described).fieldType) {
      case "path": {
        if (absent.pages.some((page) => text.startsWith(page))) return removeEntry(path);
        const [page = "", part] = text.split("#");
        if (part !== BOOKING_SECTION_ID || !absent.pagesWithoutBooking.includes(page)) return [];
        if (page === address) return remove(path.slice(0, -1));
        document.setIn(path, page);
        return [];
      }
      case "text":
      case "label": {
        const { naming, others } = splitSentences(text, isAbsent, language);
        if (naming === "") return [];
        if (others === "") return remove(path);
        document.setIn(path, others);
        return [naming];
      }
      default:
        return [];
    }
  };

  const words = valuesIn(schema, whole).flatMap(leaveOutOf);
  const outermost = gone.filter(
    (path) => !gone.some((outer) => outer !== path && isWithin(path, outer)),
  );
  // The last ones first, so that the others keep their positions.
  for (const path of outermost.toReversed()) document.deleteIn(path);
  return words;
}
