import { closest, distance } from "fastest-levenshtein";

/** The known word that someone most likely meant, if one is near enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const same = known.find((it) => it.toLowerCase() === word.toLowerCase());
  if (same) return same;
  const candidate = closest(word, known);
  return distance(word, candidate) <= Math.max(2, Math.floor(candidate.length / 3))
    ? candidate
    : undefined;
}
