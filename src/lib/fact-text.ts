/** Texts with facts of the pharmacy in braces, such as `Call {phone}`. */
import { fillIn } from "./fill-in";

declare const namesFacts: unique symbol;

/**
 * Text of `data/` with its facts still in braces. To TypeScript it is neither a `string` nor a React
 * node, so code does not compile until it uses `<Text>` (with links) or `fillFacts` (words alone).
 */
export interface FactText {
  readonly [namesFacts]: true;
}

/** Facts of the pharmacy, by name. `src/content/facts.ts` lists them. */
export type Facts = Readonly<Record<string, string>>;

/** Replaces facts by words, for attributes, titles, descriptions, paper and the clipboard. */
export const fillFacts = (text: FactText | string, facts: Facts): string =>
  fillIn(text as string, facts);

/** Returns the facts that the texts in some JSON name. The page of an island carries only these. */
export const factsNamedIn = (json: string, facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => json.includes(`{${name}}`)));
