import { once } from "node:events";
import { dirname } from "node:path";
import { printCheck } from "../../content/print-check";
import type { Content } from "../../content/read/content";
import { MARK_FILES } from "../../content/read/read-logo";
import { draftsFile, readDrafts } from "./drafts";

/** Debounce in milliseconds: editors save a file in several steps. */
const DEBOUNCE_MS = 300;

/**
 * Checks and prints the content after each change in `data/` or of the logo, and passes it on if it is valid. Returns a
 * function that stops it.
 */
export async function watchContent(
  afterCheck: (content: Content | undefined) => void | Promise<void> = () => undefined,
): Promise<() => Promise<void>> {
  // Imported late: most commands check once and do not watch.
  const { watch } = await import("chokidar");
  let timer: NodeJS.Timeout | undefined;
  let lastCheck = Promise.resolve(true);

  const check = async (wasValid: boolean) => {
    const content = await printCheck(readDrafts());
    if (content && !wasValid) console.log("The content in data/ is valid again.");
    await afterCheck(content);
    return content !== undefined;
  };

  const drafts = draftsFile();
  // The folder, which is for this file alone: each draft is a new file of its name, and a watch on the old one would end.
  const watcher = watch(["data", ...MARK_FILES, ...(drafts ? [dirname(drafts)] : [])], {
    ignoreInitial: true,
  }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A file may go while it is read. Its next change is checked as well.
      lastCheck = lastCheck.then(check).catch((error: unknown) => {
        console.error(error);
        return false;
      });
    }, DEBOUNCE_MS);
  });
  await once(watcher, "ready");
  return () => watcher.close();
}
