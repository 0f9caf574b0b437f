import { yamlNames } from "../../../src/content/problem";
import { type Checked, problemsOf, type Rule } from "../../../src/content/rules/rule";

/** Returns what a rule says of content that has all that the rule looks at. */
export const saidBy = (rule: Rule, content: object) =>
  problemsOf(rule, { names: yamlNames, ...content } as Checked);
