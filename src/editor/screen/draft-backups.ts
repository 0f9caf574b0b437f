/**
 * The backups of what is typed, which Sveltia CMS keeps in the browser half a second after each change. It has no event
 * for them, so we hear of them where it stores them.
 */
import { onRoute, pathAtRoute } from "./places";

const STORE = "draft-backups";

/** Events of somebody who changes the open file. */
const TOUCHES = ["input", "keydown", "pointerdown"];

/** Values by their path in the file: `hours.saturday`. */
export type Values = Record<string, unknown>;

/** A file with what was typed in it. */
export interface Draft {
  /** Path below `data/`. */
  path: string;
  /** Values by language. */
  values: Record<string, Values>;
}

interface Backup {
  collectionName: string;
  /** Empty for a new file. */
  slug: string;
  currentValues: Record<string, Values>;
}

/** True while something is kept of the open file, which is what is not saved. */
let isKept = false;

/** True if the open file has changes that are not saved, half a second after the last one. */
export const hasBackup = (): boolean => isKept;

/** Call when somebody leaves the open file without saving. */
export const leaveBackup = () => void (isKept = false);

/**
 * Calls a function with what is kept of the open file, and with `undefined` when the file was saved or is as before.
 * Call before Sveltia CMS starts.
 */
export function watchBackups(listener: (draft: Draft | undefined) => void): void {
  /** Key of the file that was saved, until somebody changes it again. */
  let saved: string | undefined;
  const touch = ({ target }: Event) => {
    if (target instanceof Element && target.closest(".content-editor")) saved = undefined;
  };
  for (const event of TOUCHES) addEventListener(event, touch, true);

  onRoute(leaveBackup);

  const { put, delete: remove } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value: unknown, ...key) {
    if (this.name !== STORE) return put.call(this, value, ...key);
    const backup = value as Backup;
    // Sveltia CMS also keeps what was saved within that half second, and would offer to restore it.
    if (JSON.stringify([backup.collectionName, backup.slug]) === saved)
      return this.count() as IDBRequest<IDBValidKey>;
    isKept = true;
    listener(openDraft(backup));
    return put.call(this, value, ...key);
  };
  IDBObjectStore.prototype.delete = function (key) {
    if (this.name === STORE) {
      saved = JSON.stringify(key);
      isKept = false;
      listener(undefined);
    }
    return remove.call(this, key);
  };
}

/** Returns what was typed in the open file; `undefined` for a file that was left, and for a new one. */
function openDraft({ collectionName, slug, currentValues }: Backup): Draft | undefined {
  const path = pathAtRoute(`#/collections/${collectionName}/entries/${slug}`);
  const isOpen = path !== undefined && path === pathAtRoute(location.hash);
  return isOpen ? { path, values: structuredClone(currentValues) } : undefined;
}
