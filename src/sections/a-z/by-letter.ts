/** First letter or digit. Names such as `¿Gripe?` begin with a sign. */
const FIRST = /[\p{L}\p{N}]/u;

/** Groups sorted entries by their first letters, as dictionaries do: in Spanish Ñ follows N, and Á is an A. */
export function byLetter<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  language: string,
) {
  const names = new Intl.Collator(language, { ignorePunctuation: true, numeric: true });
  const letters = new Intl.Collator(language, { sensitivity: "base" });
  const letterOf = (name: string) => {
    const letter = (FIRST.exec(name)?.[0] ?? "").toLocaleUpperCase(language);
    const [bare = ""] = letter.normalize("NFD");
    return letters.compare(letter, bare) === 0 ? bare : letter;
  };
  const groups = new Map<string, Entry[]>();
  const sorted = entries.toSorted((one, other) => names.compare(nameOf(one), nameOf(other)));
  for (const entry of sorted) {
    const letter = letterOf(nameOf(entry));
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, entries]) => ({ letter, entries }));
}
