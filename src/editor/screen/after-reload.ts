/** Words that the strip says after a reload, with which Sveltia CMS reads all files anew. */

const KEY = "said-after-reload";

export function reloadAndSay(words: string): void {
  sessionStorage.setItem(KEY, words);
  location.reload();
}

/** Returns the words once; empty if there are none. */
export function wordsAfterReload(): string {
  const words = sessionStorage.getItem(KEY) ?? "";
  sessionStorage.removeItem(KEY);
  return words;
}
