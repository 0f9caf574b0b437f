import { watchContent } from "./watch-content";
import { keepValidContent, LAST_VALID_CONTENT } from "./last-valid-content";

/** Whether this is `gatsby develop`, and so `npm start`. */
export const isDevelop = process.env.gatsby_executing_command === "develop";

/**
 * The folder that Gatsby makes pages from. While someone writes, Gatsby would drop what a file said
 * as soon as it cannot be read, and every page that shows it would fail; so it gets a copy.
 */
export const contentFolder = isDevelop ? LAST_VALID_CONTENT : "data";

/** Copies `data/`, which has just been checked, and copies each later state that is without a mistake. */
export async function followContent(): Promise<void> {
  keepValidContent();
  await watchContent((isValid) => {
    if (isValid) keepValidContent();
  });
}
