import { once } from "node:events";
import { printCheck } from "../../content/print-check";
import { MARK_FILES } from "../../content/read/read-logo";
import { draftsFile, readDrafts } from "./drafts";

/** Debounce in milliseconds: editors save a file in several steps. */
const DEBOUNCE_MS = 300;

/** Checks and prints the content after each change in `data/` or of the logo. Returns a function that stops it. */
export async function watchContent(
  afterCheck: (isValid: boolean) => void | Promise<void> = () => undefined,
): Promise<() => Promise<void>> {
  // Imported late: most commands check once and do not watch.
  const { watch } = await import("chokidar");
  let timer: NodeJS.Timeout | undefined;
  let lastCheck = Promise.resolve(true);

  const check = async (wasValid: boolean) => {
    const isValid = await printCheck(readDrafts());
    if (isValid && !wasValid) console.log("The content in data/ is valid again.");
    await afterCheck(isValid);
    return isValid;
  };

  const drafts = draftsFile();
  const watcher = watch(["data", ...MARK_FILES, ...(drafts ? [drafts] : [])], {
    ignoreInitial: true,
  }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      lastCheck = lastCheck.then(check);
    }, DEBOUNCE_MS);
  });
  await once(watcher, "ready");
  return () => watcher.close();
}
