/** Shows what is typed and not saved yet on the pages of `npm run edit`. */
import type { Problem } from "../../content/problem";
import { contentTypeAt, withoutData } from "../../content/schema/content-files";
import { check, type CheckAnswer, checkOnServer, isAboutPicture, errorsToRefuse } from "./check";
import type { Draft, Values } from "./draft-backups";
import { knownFiles, sayUnreadable } from "./files";
import { onRoute, pathAtRoute } from "./places";
import { siteFacts } from "./site-facts";
import { reasonOf } from "./staff-words";
import { forgetDraft, say } from "./strip";
import { textsOf, withGivenIds, writtenTexts } from "./written-texts";

let draft: Draft | undefined;

/** Key of a note in the browser that a page is open, which a reload of the screen does not close. */
const WATCHED = "watches-page";

/** True while pages show a draft. */
let isShown = false;

/** Starts to show drafts on the page that the link opens. Returns a function that takes the draft of the open file. */
export function showDrafts(pageLink: HTMLElement): typeof follow {
  onRoute(() => {
    const path = pathAtRoute(location.hash);
    if (path !== draft?.path) follow(undefined);
    sayUnreadable(path);
  });
  addEventListener("pagehide", () => follow(undefined));
  pageLink.addEventListener("click", () => {
    sessionStorage.setItem(WATCHED, "yes");
    follow(draft);
  });
  return follow;
}

function follow(next: Draft | undefined) {
  draft = next;
  if (draft) void show(draft);
  else {
    forgetDraft();
    if (isShown) void forget();
  }
}

const isNewPhoto = (value: unknown) => typeof value === "string" && value.startsWith("blob:");

/** Checks a draft, and shows it on the pages if one is open. */
async function show(shown: Draft) {
  if (sayUnreadable(shown.path)) return;
  const texts = textsOfDraft(shown.path, shown.values);
  const isWatched = siteFacts.hasServer && sessionStorage.getItem(WATCHED) !== null;
  const hasNewPhoto = Object.values(shown.values).flatMap(Object.values).some(isNewPhoto);
  const isPreview = isWatched && !hasNewPhoto;
  let page = isPreview ? "The page shows what you typed." : "";
  if (isWatched && hasNewPhoto) page = "The page shows a new photo once it is saved.";
  try {
    isShown ||= isPreview;
    const answer = isPreview
      ? await checkOnServer("preview", texts).catch((error: unknown) => {
          page = reasonOf(error);
          return check(texts);
        })
      : await check(texts);
    if (isPreview && answer.errors.length > 0)
      page = "The page shows this once nothing is missing.";
    // What was typed later is checked later.
    if (draft === shown) sayOfDraft(whileTyping(answer, shown, texts), texts, page);
  } catch (error) {
    if (draft === shown) say(reasonOf(error), undefined, true);
  }
}

/** Says what is wrong with what is typed and not saved yet, and what an open page shows of it. */
function sayOfDraft(answer: CheckAnswer, texts: ReadonlyMap<string, string>, page: string) {
  let words = `${page} It is not saved yet.`.trim();
  if (answer.errors.length > 0)
    words = page
      ? "The page shows this once it is corrected."
      : errorsToRefuse(answer, texts).length > 0
        ? "Please correct this before you save."
        : "The site is not published until this is corrected.";
  say(words, answer, true);
}

/**
 * Returns what to say of the open file before it is saved. A new photo is checked when it is there, and a field that is
 * still empty may be the next to fill in.
 */
function whileTyping(
  { errors, warnings }: CheckAnswer,
  { values }: Draft,
  texts: ReadonlyMap<string, string>,
): CheckAnswer {
  const isEmpty = ({ file, path = [] }: Problem) => {
    const language = contentTypeAt(withoutData(file))?.language ?? firstLanguage(values);
    return values[language]?.[path.join(".")] === "";
  };
  return {
    errors: errors.filter((one) => !isAboutPicture(one) && !isEmpty(one)),
    warnings: warnings.filter((one) => texts.has(withoutData(one.file)) && !isAboutPicture(one)),
  };
}

async function forget() {
  isShown = false;
  // Also when the page is closed. A server that has stopped shows nothing anyway.
  await fetch("preview", { method: "POST", body: "{}", keepalive: true }).catch(() => undefined);
}

/** Returns the first language of a file; `_default` for a file without translations. */
const firstLanguage = (values: Draft["values"]) =>
  siteFacts.languages.find((code) => values[code]) ?? "_default";

/** Returns the texts of a file and of its translations as they would be saved. */
function textsOfDraft(path: string, values: Draft["values"]): Map<string, string> {
  const first = firstLanguage(values);
  const codes = [first, ...Object.keys(values).filter((code) => code !== first)];
  const places = codes.map(
    (code) => [code === first ? path : `${code}/${path}`, nested(values[code] ?? {})] as const,
  );
  return textsOf(writtenTexts(withGivenIds(new Map(places)), knownFiles));
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
