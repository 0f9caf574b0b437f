import type { TimeShown } from "../inline/timed-texts";

/** Returns the attributes of an element that is hidden before and after a time, in the build and by the inline script. */
export function shownWithin({ starts, ends }: TimeShown) {
  if (!starts && !ends) return {};
  const now = Date.now();
  return {
    "data-timeline": JSON.stringify({ starts, ends }),
    hidden: now < (starts ?? 0) || now >= (ends ?? Infinity),
  };
}
