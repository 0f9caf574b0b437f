import { watch } from "chokidar";
import { contentIsSound } from "./content-check";

/** Editors write a file in several steps; this long after the last one it is whole. */
const QUIET_MILLISECONDS = 300;

/**
 * Checks the content again whenever a file in `data/` changes, and says what it found.
 *
 * @param afterCheck called each time, whatever the check found
 */
export function watchContent(afterCheck: () => void = () => undefined): void {
  let timer: NodeJS.Timeout | undefined;
  let wasSound = true;

  const check = async () => {
    const sound = await contentIsSound();
    if (sound && !wasSound) console.log("The content in data/ is sound again.");
    wasSound = sound;
    afterCheck();
  };

  watch("data", { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), QUIET_MILLISECONDS);
  });
}
