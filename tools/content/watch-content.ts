import { once } from "node:events";
import { printCheck } from "../../src/content/print-check";
import { MARK_FILES } from "../../src/content/read/read-logo";

/** Editors write a file in several steps; this long after the last one it is whole. */
const QUIET_MILLISECONDS = 300;

/**
 * Checks the content again whenever something in `data/` or the logo changes, and says what it found.
 *
 * @param afterCheck called each time with what the check found
 * @returns, once it watches, what ends the watch
 */
export async function watchContent(
  afterCheck: (isValid: boolean) => void = () => undefined,
): Promise<() => Promise<void>> {
  // Loaded only here, since most checks run once, and somebody waits for them.
  const { watch } = await import("chokidar");
  let timer: NodeJS.Timeout | undefined;
  let lastCheck = Promise.resolve(true);

  const check = async (wasValid: boolean) => {
    const isValid = await printCheck();
    if (isValid && !wasValid) console.log("The content in data/ is valid again.");
    afterCheck(isValid);
    return isValid;
  };

  const watcher = watch(["data", ...MARK_FILES], { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      lastCheck = lastCheck.then(check);
    }, QUIET_MILLISECONDS);
  });
  await once(watcher, "ready");
  return () => watcher.close();
}
