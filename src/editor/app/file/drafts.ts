/** What somebody typed and did not save, with the texts that it was typed into. */
import type { Texts } from "../../values/file-value";
import { contentTypeAt } from "../../../content/schema/content-files";

export interface Draft {
  /** Path below `data/`. */
  path: string;
  value: unknown;
  texts: Texts;
  /** Milliseconds since 1970. */
  time: number;
  /** Browser tab in which it was typed. */
  tab: string;
}

const PREFIX = "draft:";

const TAB = "tab";

/** Id of this tab, which a reload keeps. Two tabs that edit the same file each have a draft of their own. */
let tab = "";

/** Finds the id of this tab. A tab that was duplicated gets one of its own: the other one holds the lock. */
export async function nameTab(): Promise<void> {
  const kept = sessionStorage.getItem(TAB);
  const isFree = (id: string) =>
    new Promise<boolean>((answer) => {
      void navigator.locks.request(`tab:${id}`, { ifAvailable: true }, (lock) => {
        answer(lock !== null);
        // Held until the tab is closed.
        return lock ? new Promise(() => undefined) : undefined;
      });
    });
  tab = kept && (await isFree(kept)) ? kept : crypto.randomUUID();
  if (tab !== kept) await isFree(tab);
  sessionStorage.setItem(TAB, tab);
}

const keyOf = ({ path, tab: id }: Pick<Draft, "path" | "tab">) => `${PREFIX}${path}#${id}`;

export const drafts = {
  /** Returns all drafts, the latest first. */
  all: (): Draft[] =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? "") as Draft)
      .filter(({ path }) => contentTypeAt(path))
      .toSorted((one, other) => other.time - one.time),
  /** Returns the draft of a file in this tab, or else the last one of another tab. */
  of: (path: string): Draft | undefined => {
    const found = drafts.all().filter((draft) => draft.path === path);
    return found.find(drafts.isOfThisTab) ?? found[0];
  },
  isOfThisTab: (draft: Draft) => draft.tab === tab,
  /** Returns whether the browser could keep it. */
  keep: (draft: Pick<Draft, "path" | "value" | "texts">): boolean => {
    try {
      const kept: Draft = { ...draft, time: Date.now(), tab };
      localStorage.setItem(keyOf(kept), JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  },
  forget: (draft: Pick<Draft, "path" | "tab">) => localStorage.removeItem(keyOf(draft)),
  forgetHere: (path: string) => drafts.forget({ path, tab }),
};
