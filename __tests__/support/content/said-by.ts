import { yamlNames } from "../../../src/content/problem";
import { type Checked, findProblems, type Found, type Rule } from "../../../src/content/rules/rule";

/** Returns what a rule says of content that has all that the rule looks at. */
export const foundBy = (rule: Rule, content: object): Found =>
  findProblems([rule], {
    names: yamlNames,
    services: [],
    ownPages: [],
    ...content,
  } as unknown as Checked);

/** Returns the errors and warnings of a rule. */
export function saidBy(rule: Rule, content: object) {
  const { errors, warnings } = foundBy(rule, content);
  return [...errors, ...warnings];
}
