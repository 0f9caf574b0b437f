/** The last changes of the content, in words, each with a button that takes it back. */
import { element } from "./dom";

/** A change of `data/`. */
export interface ListedSave {
  id: string;
  /** Milliseconds since 1970. */
  time: number;
  who: string;
  /** What changed, a sentence for each value. */
  words: string[];
}

/** Changed values to show of one save. */
const SHOWN_WORDS = 4;

/** Returns the list, which the server of `npm run edit` fills when it is opened. */
export function lastSaves(): HTMLElement {
  const list = element("ol");
  const details = element("details", {}, element("summary", {}, "Last changes"), list);
  details.addEventListener("toggle", () => {
    if (details.open) void fill(list);
  });
  return details;
}

async function fill(list: HTMLElement) {
  const saves = (await (await fetch("saves")).json()) as ListedSave[];
  list.replaceChildren(...saves.map(saveItem));
  if (saves.length === 0) list.append(element("li", {}, "Nothing has changed yet."));
}

function saveItem({ id, time, who, words }: ListedSave) {
  const when = new Date(time).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
  const more = words.length - SHOWN_WORDS;
  const shown = [...words.slice(0, SHOWN_WORDS), ...(more > 0 ? [`and ${more} more`] : [])];
  const answer = element("span", { role: "status" });
  const button = element("button", { type: "button" }, "Take back");
  button.setAttribute("aria-label", `Take back: ${words[0] ?? ""}`);
  button.addEventListener("click", () => void takeBack(id, answer));
  return element("li", {}, `${when}, ${who}: ${shown.join("; ")} `, button, answer);
}

async function takeBack(id: string, answer: HTMLElement) {
  const response = await fetch("take-back", { method: "POST", body: id });
  // Sveltia CMS reads the files when it opens.
  if (response.ok) location.reload();
  else answer.textContent = ` ${await response.text()}`;
}
