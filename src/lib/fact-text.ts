/** Texts that name facts of the pharmacy in braces, such as `Call {phone}`. */
import { fillIn } from "./fill-in";

declare const namesFacts: unique symbol;

/**
 * A text of `data/` as it was written, its facts still in braces. It is no `string` for TypeScript,
 * and nothing that React could show, so that whoever forgets one of the two ways to read it finds out
 * at once: `Text` shows it on a page, and `plainText` makes words of it where there can be nothing else.
 */
export interface FactText {
  readonly [namesFacts]: true;
}

/** The facts of the pharmacy, by the names that texts have for them; `src/content/facts.ts` has the list. */
export type Facts = Readonly<Record<string, string>>;

/**
 * A text as words alone, for places that hold nothing else: attributes, titles, descriptions, paper,
 * and what is copied. Words that name no facts may come as they are.
 */
export const plainText = (text: FactText | string, facts: Facts): string =>
  fillIn(text as string, facts);

/**
 * The facts that a text names, or any of several texts in JSON: an island's page carries no others.
 */
export const factsNamedIn = (json: string, facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => json.includes(`{${name}}`)));
