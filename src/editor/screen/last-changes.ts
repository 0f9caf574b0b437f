/** The last changes of the content, in words, each with a button that takes it back. */
import { type ListedCommit, listedCommits, takeBack } from "./commits";
import { element } from "./dom";
import { openRepository } from "./repository";
import { siteFacts } from "./site-facts";
import { reasonOf } from "./staff-words";

/** Changed values to show of one commit. */
const SHOWN_WORDS = 4;

/** Returns the list, which is filled when it is opened. Under reviews, changes are taken back at the Git service. */
export function lastChanges(): HTMLElement {
  const list = element("ol");
  const details = element("details", {}, element("summary", {}, "Last changes"), list);
  details.addEventListener("toggle", () => {
    if (details.open) void fill(list);
  });
  return details;
}

async function fill(list: HTMLElement) {
  const note = (words: string) => list.replaceChildren(element("li", {}, words));
  note("Reading …");
  try {
    const commits = await listedCommits(openRepository("to see the last changes"));
    if (commits.length === 0) note("Nothing has changed yet.");
    else list.replaceChildren(...commits.map((commit) => item(commit)));
  } catch (error) {
    note(reasonOf(error));
  }
}

function item(commit: ListedCommit) {
  const { time, who, words, url, changes } = commit;
  const when = new Date(time).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
  const more = words.length - SHOWN_WORDS;
  const shown = [...words.slice(0, SHOWN_WORDS), ...(more > 0 ? [`and ${more} more`] : [])];
  const ariaLabel = `Open: ${words[0] ?? ""}`;
  const action =
    changes && !siteFacts.isReviewed
      ? takeBackButton(commit)
      : url && [element("a", { href: url, target: "_blank", ariaLabel }, "Open")];
  return element("li", {}, `${when}, ${who}: ${shown.join("; ")} `, ...(action || []));
}

function takeBackButton(commit: ListedCommit) {
  const answer = element("span", { role: "status" });
  const ariaLabel = `Take back: ${commit.words[0] ?? ""}`;
  const button = element("button", { type: "button", ariaLabel }, "Take back");
  const press = async () => {
    button.disabled = true;
    try {
      await takeBack(openRepository("to take changes back"), commit);
      // Sveltia CMS reads the files when it opens.
      location.reload();
    } catch (error) {
      button.disabled = false;
      answer.textContent = ` ${reasonOf(error)}`;
    }
  };
  button.addEventListener("click", () => void press());
  return [button, answer];
}
