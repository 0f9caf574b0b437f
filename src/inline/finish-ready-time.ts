import { clockText, roundUp } from "../lib/wall-clock";
import type { Finish } from "./timed-texts";

/** Says by when something brought in now is ready, where the text leaves room for it. */
export const finishReadyTime: Finish = (text, { wait = 0 }, now) =>
  text.replace("{time}", clockText(roundUp(now + wait)));
