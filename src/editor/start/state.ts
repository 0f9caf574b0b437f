/** What patients see already, and what changed last. */
import "../screen/without-eval";
import { withoutData } from "../../content/schema/content-files";
import { fieldLabel, fileLabel } from "../labels";
import { screenAddress } from "../screen-address";
import { check } from "../screen/check";
import { element } from "../screen/dom";
import { lastChanges } from "../screen/last-changes";
import { liveStatus } from "../screen/live";
import { signInHere } from "../screen/repository";
import { siteFacts } from "../screen/site-facts";
import { inLanguage } from "../screen/staff-language";
import { staffWords } from "../screen/staff-words";
import type { Unpublished } from "../server/unpublished";
import { NO_ANSWER } from "./search-fields";

/** Files to name. */
const NAMED = 6;

export function showState(): void {
  if (siteFacts.hasServer) {
    signInHere();
    const look = () =>
      void Promise.all([errors(), whatWaits()]).then((state) => fill("#state", ...state.flat()));
    look();
    // Somebody comes back from the screen, or from the program that publishes.
    addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") look();
    });
  } else {
    fill("#state", liveStatus());
  }
  const changes = lastChanges();
  changes.setAttribute("open", "");
  fill("#changes", changes);
}

const fill = (selector: string, ...content: Node[]) =>
  document.querySelector(selector)?.replaceChildren(...content);

/** Returns what has to be corrected before the site is published, with links to the fields. */
async function errors(): Promise<Node[]> {
  const found = await check(new Map()).then(
    (answer) => answer.errors,
    () => [],
  );
  if (found.length === 0) return [];
  const items = found.map((error) => {
    const { file, path = [], entries } = error;
    const below = withoutData(file);
    const label = [fileLabel(below), fieldLabel(path, entries)].filter(Boolean).join(": ");
    const link = element("a", { href: screenAddress(below, path.map(String).join(".")) }, label);
    return element("li", {}, link, ` ${staffWords(error)}`);
  });
  const words = "The site is not published until this is corrected.";
  return [element("p", {}, words), element("ul", {}, ...items)];
}

/** Returns what is saved on this computer and not published. */
async function whatWaits(): Promise<Node[]> {
  const answer = await fetch("unpublished").catch(() => undefined);
  if (!answer?.ok) return [element("p", {}, NO_ANSWER)];
  const { files } = (await answer.json()) as Unpublished;
  if (files?.length === 0)
    return [
      element("p", {}, "All that is saved on this computer is on its way to patients, or there."),
    ];
  const words = files
    ? `Saved on this computer, and patients do not see it yet: ${listed(files)}.`
    : "What you save is on this computer first. Patients see it once it is published.";
  const how = element("a", { href: inLanguage("for-staff.html#publish") }, "How to publish");
  return [element("p", {}, words, " ", how)];
}

function listed(files: readonly string[]): string {
  const more = files.length - NAMED;
  return [...files.slice(0, NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join("; ");
}
