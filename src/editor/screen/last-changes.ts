/** The last changes of the content, in words, each with a button that takes it back. */
import { reloadAndSay } from "./after-reload";
import { type ListedCommit, listedCommits, takeBack } from "./commits";
import { actionButton, element, foldedList } from "./dom";
import { mayLeave } from "./may-leave";
import { openRepository } from "./repository";
import { inLanguage, staffLocale } from "./staff-language";

/** Changed values to show of one commit. */
const SHOWN_WORDS = 4;

/** Returns the list, which is filled when it is opened. */
export const lastChanges = (): HTMLElement =>
  foldedList("Last changes", "Nothing has changed yet.", async () =>
    (await listedCommits(openRepository("to see the last changes"))).map((commit) => item(commit)),
  );

function item(commit: ListedCommit) {
  const { time, who, words, url, changes } = commit;
  const when = new Date(time).toLocaleString(staffLocale(), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const more = words.length - SHOWN_WORDS;
  const shown = [...words.slice(0, SHOWN_WORDS), ...(more > 0 ? [`and ${more} more`] : [])].map(
    inLanguage,
  );
  const ariaLabel = `Open: ${words[0] ?? ""}`;
  const action = changes
    ? takeBackButton(commit)
    : url && [element("a", { href: url, target: "_blank", ariaLabel }, "Open")];
  return element("li", {}, `${when}, ${who}: ${shown.join("; ")} `, ...(action || []));
}

const takeBackButton = (commit: ListedCommit) =>
  actionButton("Take back", `Take back: ${commit.words[0] ?? ""}`, async () => {
    // Asked first: the reload would ask only after the change was taken back.
    if (!mayLeave()) return;
    await takeBack(openRepository("to take changes back"), commit);
    reloadAndSay(`Taken back: ${commit.words[0] ?? ""}`);
  });
