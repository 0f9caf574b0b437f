/** Script of the A to Z page: shows the field, and the entries that fit what somebody types. */
import { find, findable, isWithoutSpaces } from "../../lib/find";

/** Screen readers read the count aloud, so it waits until people pause. */
const PAUSE_MS = 700;

const box = (document.currentScript as Element).previousElementSibling as HTMLElement;
const field = box.querySelector("input") as HTMLInputElement;
box.hidden = false;

const part = (name: string) => document.querySelector(`[data-finder=${name}]`) as HTMLElement;

/** Reads the entries of the list when they are first needed. */
const read = () =>
  [...part("all").querySelectorAll("section li")].map((row) => {
    // Its name is a link, each further name is a span, and what it stands within is bold.
    const names = [...row.querySelectorAll("a,span")].map((name) => name.textContent);
    return { row, ...findable(names, row.querySelector("b")?.textContent ?? "") };
  });

let entries: ReturnType<typeof read> | undefined;
let pause: ReturnType<typeof setTimeout>;

field.oninput = () => {
  // On the way back, Safari gives the field its default and leaves the results.
  const text = (field.defaultValue = field.value).trim();
  // One letter fits too much, but for a word of one letter.
  const isAsked = text.length > 1 || isWithoutSpaces(text);
  entries ??= read();
  const found = isAsked ? find(entries, text) : [];
  // All other results are guesses: they have some of the words, or words with a similar spelling.
  const isEnough = !isAsked || found.some(({ fits }) => Math.min(...fits) > 1);
  const said = isAsked
    ? (box.dataset["count"] as string)
        .replace("{count}", `${found.length}`)
        .replace("{total}", `${entries.length}`)
    : "";
  part("all").hidden = isAsked;
  part("found").replaceChildren(
    ...found.map(({ entry, name }) => {
      const row = entry.row.cloneNode(true) as HTMLElement;
      if (name) (row.querySelectorAll("span")[name - 1] as HTMLElement).dataset["found"] = "";
      return row;
    }),
  );
  clearTimeout(pause);
  pause = setTimeout(() => {
    const counted = part("count");
    const none = part("none");
    if (counted.textContent === said && none.hidden === isEnough) return;
    counted.textContent = said;
    none.hidden = isEnough;
  }, PAUSE_MS);
  // The keyboard of a phone covers half of the screen.
  if (isAsked && matchMedia("(pointer:coarse)").matches) box.scrollIntoView();
};

// The field is in no form, so Enter sends nothing.
field.onkeydown = (press) => {
  if (press.key !== "Enter") return;
  // Firefox would press the link that has focus by then.
  press.preventDefault();
  part("found").querySelector("a")?.focus();
};
