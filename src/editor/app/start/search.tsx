import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { find, isWithoutSpaces } from "../../../lib/find";
import { says } from "../file/find-text";
import { useSite } from "../site-context";
import { t } from "../words";
import { searchedFields, type SearchedField } from "./search-index";

/** Milliseconds without a letter until it searches: a long question in misspelled words takes a while. */
const SEARCH_MS = 120;

const SHOWN = 12;

/** Characters of a value to show. */
const LONGEST_VALUE = 120;

/** Characters from which a text may be a sentence that was copied from a page. */
const SENTENCE = 25;

const shorten = (text: string) =>
  text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;

function countOf(results: number): string {
  if (results === 0) return t("Nothing fits. Try another word, or look through all files below.");
  if (results <= SHOWN) return t("{count} found", { count: results });
  return t("{count} found. The first {shown} are here: one more word finds fewer.", {
    count: results,
    shown: SHOWN,
  });
}

/** The search over labels, helps and values of all fields. */
export function Search() {
  const site = useSite();
  const [typed, setTyped] = useState("");
  const [results, setResults] = useState<SearchedField[]>();
  const [failure, setFailure] = useState("");
  const fields = useRef<ReturnType<typeof searchedFields>>(undefined);
  const list = useRef<HTMLUListElement>(null);
  const read = () => (fields.current ??= searchedFields(site));

  const search = async (words: string): Promise<void> => {
    const isAsked = words.length > 1 || isWithoutSpaces(words);
    if (!isAsked) return setResults(undefined);
    const all = await read();
    const text = words.replaceAll(/\s+/g, " ");
    const copied = text.length < SENTENCE ? [] : all.filter(({ entry }) => says(entry.text, text));
    const found = copied.length > 0 ? copied : find(all, words).map(({ entry }) => entry);
    setResults(found.map(({ entry }) => entry));
  };
  const tryToSearch = (words: string) =>
    search(words).then(
      () => setFailure(""),
      (error: Error) => {
        fields.current = undefined;
        setFailure(error.message);
      },
    );
  useEffect(() => {
    const pause = setTimeout(() => void tryToSearch(typed.trim()), SEARCH_MS);
    return () => clearTimeout(pause);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);

  const goToFirst = (press: KeyboardEvent) => {
    if (press.key !== "Enter") return;
    press.preventDefault();
    // What is shown may still be of fewer letters.
    void tryToSearch(typed.trim()).then(() =>
      requestAnimationFrame(() => list.current?.querySelector("a")?.focus()),
    );
  };
  return (
    <div role="search">
      <label htmlFor="find">{t("What do you want to change?")}</label>
      <input
        id="find"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby="find-hint"
        value={typed}
        // Somebody may have changed the content since.
        onFocus={() => {
          fields.current = undefined;
          void read().catch(() => undefined);
        }}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={goToFirst}
      />
      <p className="note" id="find-hint">
        {t("Write a word that is on a page, or what you call it: fax, snow, Saturday")}
      </p>
      <p role="status">{failure || (results ? countOf(results.length) : "")}</p>
      <ul className="found" ref={list}>
        {results?.slice(0, SHOWN).map(({ address, label, shown }) => (
          <li key={address}>
            <a href={address}>{label}</a>
            <p className="note">{shorten(shown)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
