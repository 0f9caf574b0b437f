/** The question before the open file is left with changes that are not saved. */
import { hasBackup, leaveBackup } from "./draft-backups";
import { inLanguage } from "./staff-language";

const LEAVE =
  "Leave without saving?\n\nOK leaves. When you open this file again, the screen offers to restore what you typed.\nCancel goes on editing.";

/** Milliseconds until Sveltia CMS has kept what was typed, which is then known to be unsaved. */
const KEPT_AFTER_MS = 1000;

/** When somebody typed in the open file; 0 after it was saved or left. */
let typedAt = 0;

export const noteTyping = () => void (typedAt = Date.now());

export const noteSaved = () => void (typedAt = 0);

/** True if the open file has changes that are not saved. */
export const isUnsaved = () => hasBackup() || Date.now() - typedAt < KEPT_AFTER_MS;

/** Returns whether the file may be left, and asks if changes would be lost. */
export function mayLeave(): boolean {
  if (!isUnsaved()) return true;
  if (!window.confirm(inLanguage(LEAVE))) return false;
  // Leaving has several steps, and the question comes once.
  noteSaved();
  leaveBackup();
  return true;
}
