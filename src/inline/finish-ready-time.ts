import { clockText, roundUp, wallMinute } from "../lib/wall-clock";
import type { Finish } from "./timed-texts";

/** Says by when something brought in now is ready, where the text leaves room for it. */
export const finishReadyTime: Finish = (text, { wait = 0, timeZone }) =>
  text.replace("{time}", clockText(roundUp(wallMinute(Date.now() + wait * 60_000, timeZone))));
