/** Shows what is typed and not saved yet on the pages of `npm run edit`. */
import { checkOnServer } from "./check";
import type { Draft, Values } from "./draft-backups";
import { knownFiles } from "./files";
import { onRoute, pathAtRoute } from "./places";
import { siteFacts } from "./site-facts";
import { reasonOf } from "./staff-words";
import { forgetDraft, showDraft, showNoDraft } from "./strip";
import { withGivenIds, writtenTexts } from "./written-texts";

/** What was typed in the open file. */
let draft: Draft | undefined;

/** True once somebody opened a page. */
let isWatched = false;

/** True while pages show a draft. */
let isShown = false;

/**
 * Starts to show drafts when the link is pressed.
 *
 * @returns a function that takes the draft of the open file
 */
export function showDrafts(pageLink: HTMLElement): typeof follow {
  onRoute(() => {
    if (pathAtRoute(location.hash) !== draft?.path) follow(undefined);
  });
  addEventListener("pagehide", () => follow(undefined));
  pageLink.addEventListener("click", () => {
    isWatched = true;
    follow(draft);
  });
  return follow;
}

function follow(next: Draft | undefined) {
  draft = next;
  if (!draft) forgetDraft();
  if (draft && isWatched) void show(draft);
  else if (isShown) void forget();
}

async function show({ path, values }: Draft) {
  const isNewPhoto = (value: unknown) => typeof value === "string" && value.startsWith("blob:");
  if (Object.values(values).some((words) => Object.values(words).some(isNewPhoto))) {
    showNoDraft("The page shows a new photo once it is saved.");
    return;
  }
  isShown = true;
  try {
    const answer = await checkOnServer("preview", textsOfDraft(path, values));
    if (draft?.path === path) showDraft(answer);
  } catch (error) {
    showNoDraft(reasonOf(error));
  }
}

async function forget() {
  isShown = false;
  // Also when the page is closed. A server that has stopped shows nothing anyway.
  await fetch("preview", { method: "POST", body: "{}", keepalive: true }).catch(() => undefined);
}

/** Returns the texts of a file and of its translations as they would be saved. */
function textsOfDraft(path: string, values: Draft["values"]): Map<string, string> {
  // A file without translations has no language.
  const first = siteFacts.languages.find((code) => values[code]) ?? "_default";
  const codes = [first, ...Object.keys(values).filter((code) => code !== first)];
  const places = codes.map(
    (code) => [code === first ? path : `${code}/${path}`, nested(values[code] ?? {})] as const,
  );
  const written = writtenTexts(withGivenIds(new Map(places)), knownFiles);
  return new Map([...written].map(([place, { text }]) => [place, text]));
}

/** Converts `{ "hours.saturday": "Closed" }` to `{ hours: { saturday: "Closed" } }`. */
function nested(values: Values): Values {
  const root: Values = {};
  // A group comes before its keys.
  for (const path of Object.keys(values).sort()) {
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    const parent = steps.reduce<Values>((group, step, index) => {
      const isList = /^\d+$/.test(steps[index + 1] ?? last);
      group[step] ??= isList ? [] : {};
      return group[step] as Values;
    }, root);
    parent[last] = structuredClone(values[path]);
  }
  return root;
}
