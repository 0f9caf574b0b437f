import { ROUNDED_TO } from "../lib/wall-clock";
import type { Finish } from "./timed-texts";

const STEP_MS = ROUNDED_TO * 60_000;

/** Says by when something brought in now is ready, where the text leaves room for it. */
export const finishReadyTime: Finish = (text, { wait = 0, timeZone }) => {
  const ready = new Date(Math.ceil((Date.now() + wait * 60_000) / STEP_MS) * STEP_MS);
  return text.replace(
    "{time}",
    ready.toLocaleTimeString("en-US", { timeZone, timeStyle: "short" }),
  );
};
