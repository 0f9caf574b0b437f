/** Saves no file with a new error, keeps what somebody else changed in it, and shows what the check says. */
import CMS from "@sveltia/cms";
import { fieldLabel, fileLabel } from "../labels";
import type { Conflict } from "../merge-changes";
import { isEmpty, noWords, readText } from "../../content/write/values";
import { ServiceError } from "../git/request";
import { routeOf } from "../screen-address";
import { check, type CheckAnswer, errorsToRefuse } from "./check";
import { knownFiles, textNow, textsToSave } from "./files";
import { MARK } from "./known-files";
import { mergeFiles } from "./merge-files";
import { pathAtRoute } from "./places";
import { pathOf, valuesOf, withValues } from "./saved-file";
import { siteFacts } from "./site-facts";
import { inLanguage } from "./staff-language";
import { CANNOT_BE_READ, reasonOf, staffWords } from "./staff-words";
import { say } from "./strip";
import { type FileValues, withGivenIds, type WrittenText, writtenTexts } from "./written-texts";

/** Registers the check with Sveltia CMS. */
export function checkSaves(): void {
  /** Texts of the last save. */
  let saved: ReadonlyMap<string, string> = new Map();

  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const given = valuesOf(entry);
      await refuseUnreadable(given).catch(refuseIfUnreachable);
      const values = withGivenIds(given);
      await knownFiles.recall(values.values()).catch(refuseIfUnreachable);
      refuseUnknown(values);
      const written = writtenTexts(values, knownFiles);
      saved = await withOthersChanges(written).catch(refuseIfUnreachable);
      // Without an answer the file is saved: nobody should lose words because a server stopped.
      const answer = await check(saved).catch(() => undefined);
      const errors = answer ? errorsToRefuse(answer, saved) : [];
      if (errors.length > 0) {
        say("Not saved: please correct this first.", { errors, warnings: [] });
        throw refusal(
          errors.map(
            (error) =>
              `${inLanguage(fieldLabel(error.path ?? [], error.entries))}: ${staffWords(error)}`,
          ),
        );
      }
      const marked = [...values].map(async ([place, value]) => {
        const text = written.get(place);
        const mark = text ? await knownFiles.remember(place, text) : place;
        textsToSave.set(mark, saved.get(place) ?? noWords(place));
        return [place, { ...value, [MARK]: mark }] as const;
      });
      return withValues(entry, new Map(await Promise.all(marked)));
    },
  });
  CMS.registerEventListener({
    name: "postSave",
    handler: ({ entry }) => {
      const route = routeOf(pathOf(entry));
      // Sveltia CMS keeps the address of a page from before it was renamed, where a reload finds nothing.
      if (route && pathAtRoute(location.hash)) history.replaceState(history.state, "", route);
      say("Saved. Checking …");
      void check(saved).then(sayOfSaved, (error) =>
        say(`Saved, but not checked. ${reasonOf(error)}`),
      );
    },
  });
}

/** Says what is left to correct after a file was saved. */
function sayOfSaved({ errors, warnings }: CheckAnswer) {
  if (errors.length > 0)
    return say("Saved, but the site is not published until this is corrected.", {
      errors,
      warnings: [],
    });
  // On a hosted screen, another element says whether a change is live.
  const words = siteFacts.hasServer
    ? "Saved on this computer. Patients see it once it is published."
    : "Saved. The check found no mistake.";
  say(warnings.length > 0 ? `${words} But please look at this.` : words, { errors, warnings });
}

/** Returns an error that Sveltia CMS shows with its words, keeping what was typed. */
const refusal = (reasons: readonly string[]) =>
  new Error("saving_failed", { cause: new Error(reasons.map(inLanguage).join("\n\n")) });

function refuseIfUnreachable(error: unknown): never {
  throw error instanceof ServiceError ? refusal([error.message]) : error;
}

/** @throws Error if a file is there, and the screen shows it empty because it cannot be read */
async function refuseUnreadable(values: FileValues) {
  const unread = [...values].filter(([, value]) => value[MARK] === undefined);
  for (const [place] of unread) refuseFaulty(place, await textNow(`data/${place}`));
}

/** @throws Error if the text of a file has an error in its YAML */
function refuseFaulty(place: string, text: string | undefined) {
  if (text === undefined || typeof readText(text, undefined) !== "string") return;
  throw refusal([`${inLanguage(fileLabel(place))}: ${inLanguage(CANNOT_BE_READ)}`]);
}

/**
 * @throws Error if it is not known which text a value is from: merged without it, a restored draft would bring back
 * what somebody else deleted
 */
function refuseUnknown(values: FileValues) {
  const [place] =
    [...values].find(([, value]) => value[MARK] !== undefined && !knownFiles.version(value)) ?? [];
  if (place === undefined) return;
  throw refusal([
    `${fileLabel(place)} was changed by somebody else, and what you typed is from before. Note it, reload this page, do not restore it, and type it again.`,
  ]);
}

/** Returns the texts with what somebody else changed since the screen read the files. */
async function withOthersChanges(written: ReadonlyMap<string, WrittenText>) {
  const now = [...written].map(async ([place, { before = "", from, text }]) => {
    const theirs = (await textNow(`data/${place}`)) ?? (await textNow(`data/${from}`));
    const hadWords = !isEmpty(readText(before, undefined));
    if (theirs === undefined && hadWords && !window.confirm(inLanguage(DELETED))) {
      throw refusal(["Somebody else deleted this file."]);
    }
    refuseFaulty(place, theirs);
    return [place, { base: before, ours: text, theirs: theirs ?? before }] as const;
  });
  const [original, ...translations] = await Promise.all(now);
  return original ? mergeFiles(original, translations, choose) : new Map<string, string>();
}

const DELETED =
  "Somebody else deleted this file while you had it open.\n\nOK writes it again. Cancel leaves it deleted.";

const choose = ({ label, ours, theirs }: Conflict) =>
  window.confirm(
    inLanguage(
      `Somebody else changed "${label}" while you had it open.\n\nIn the file now:\n${theirs}\n\nYours:\n${ours}\n\nOK keeps yours. Cancel keeps theirs.`,
    ),
  )
    ? "ours"
    : "theirs";
