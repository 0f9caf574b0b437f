import type { ScreenFacts } from "../screen-facts";

/** Facts of the site, written by the build. */
export const siteFacts = (await (await fetch("screen.json")).json()) as ScreenFacts;
