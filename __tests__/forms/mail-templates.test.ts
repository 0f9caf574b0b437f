/** The mail templates in `docs/going-live.md` contain every parameter. */
import { readFileSync } from "node:fs";
import { contactParams, transferParams } from "../support/forms/params";
import { sampleMessage, sampleTransfer } from "../support/forms/sample-answers";

const page = readFileSync("docs/going-live.md", "utf8");

/** Unique names in double braces below a heading. */
function variablesBelow(heading: string): string[] {
  const [, section = ""] = page.split(`## ${heading}\n`);
  const [text = ""] = section.split("\n## ");
  const template = /```html\n([^]*?)```/.exec(text)?.[1] ?? "";
  return [...new Set([...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name))].sort();
}

test.each([
  ["The transfer template", transferParams(sampleTransfer, "info@pharmacy.example")],
  ["The contact template", contactParams(sampleMessage, "info@pharmacy.example")],
])("%s shows every parameter that its form sends", (heading, params) => {
  expect(variablesBelow(heading)).toEqual(Object.keys(params).sort());
});

test("no template leaves what was typed as it is, which triple braces would", () => {
  expect(page).not.toContain("{{{");
});
