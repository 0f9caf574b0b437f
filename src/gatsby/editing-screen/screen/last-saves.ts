/** The last changes of the content, in words, each with a button that takes it back. */
import { element } from "./dom";
import { reasonOf } from "./staff-words";

/** A change of `data/`. */
export interface ListedSave {
  id: string;
  /** Milliseconds since 1970. */
  time: number;
  who: string;
  /** What changed, a sentence for each value. */
  words: string[];
  /** URL of the change at the Git service. */
  url?: string;
  /** True if it cannot be taken back here, such as the files with which a site begins. */
  isLarge?: boolean;
}

/** Where changes are kept. */
export interface SaveSource {
  /** Returns the last changes, the latest first. */
  list: () => Promise<ListedSave[]>;
  /** Takes one back; `undefined` if somebody else decides. Throws an error in words for staff. */
  takeBack?: (save: ListedSave) => Promise<void>;
}

/** Changed values to show of one save. */
const SHOWN_WORDS = 4;

/** Returns the list, which is filled when it is opened. */
export function lastSaves(source: SaveSource): HTMLElement {
  const list = element("ol");
  const details = element("details", {}, element("summary", {}, "Last changes"), list);
  details.addEventListener("toggle", () => {
    if (details.open) void fill(list, source);
  });
  return details;
}

async function fill(list: HTMLElement, source: SaveSource) {
  const note = (words: string) => list.replaceChildren(element("li", {}, words));
  note("Reading …");
  try {
    const saves = await source.list();
    if (saves.length === 0) note("Nothing has changed yet.");
    else list.replaceChildren(...saves.map((save) => saveItem(save, source)));
  } catch (error) {
    note(reasonOf(error));
  }
}

function saveItem(save: ListedSave, { takeBack }: SaveSource) {
  const { time, who, words, url, isLarge } = save;
  const when = new Date(time).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
  const more = words.length - SHOWN_WORDS;
  const shown = [...words.slice(0, SHOWN_WORDS), ...(more > 0 ? [`and ${more} more`] : [])];
  const item = element("li", {}, `${when}, ${who}: ${shown.join("; ")} `);
  if (takeBack && !isLarge) item.append(...takeBackButton(save, takeBack));
  else if (url) {
    const ariaLabel = `Open: ${words[0] ?? ""}`;
    item.append(element("a", { href: url, target: "_blank", ariaLabel }, "Open"));
  }
  return item;
}

function takeBackButton(save: ListedSave, takeBack: NonNullable<SaveSource["takeBack"]>) {
  const answer = element("span", { role: "status" });
  const ariaLabel = `Take back: ${save.words[0] ?? ""}`;
  const button = element("button", { type: "button", ariaLabel }, "Take back");
  button.addEventListener("click", () => {
    button.disabled = true;
    void takeBack(save).then(
      // Sveltia CMS reads the files when it opens.
      () => location.reload(),
      (error) => {
        button.disabled = false;
        answer.textContent = ` ${reasonOf(error)}`;
      },
    );
  });
  return [button, answer];
}
