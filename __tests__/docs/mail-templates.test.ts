/** The documented templates of EmailJS show what the forms send. */
import { readFileSync } from "node:fs";
import { parameterOf } from "../../src/forms/core/answers";
import { formIds, forms } from "../../src/forms/forms";

const docs = readFileSync("docs/going-live.md", "utf8");

test.each(formIds)("the template of the %s form has every answer, and nothing else", (id) => {
  const { fields, extraParams } = forms[id].definition;
  const sent = [
    "to_email",
    ...Object.keys(extraParams?.({}) ?? {}),
    ...fields.map(({ name }) => parameterOf(name)),
  ];
  const [, template = ""] =
    new RegExp(`## The ${id} template\n.*?\`\`\`html\n(.*?)\`\`\``, "s").exec(docs) ?? [];
  const shown = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  expect([...new Set(shown)].sort()).toEqual([...new Set(sent)].sort());
});
