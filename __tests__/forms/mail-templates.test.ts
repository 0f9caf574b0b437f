/** The mail templates in `docs/going-live.md` contain every parameter. */
import { readFileSync } from "node:fs";
import { contactFormDefinition } from "../../src/forms/contact/contact-fields";
import { transferFormDefinition } from "../../src/forms/transfer/transfer-fields";
import { contactParams, transferParams } from "../support/forms/params";
import { sampleMessage, sampleTransfer } from "../support/forms/sample-answers";

const page = readFileSync("docs/going-live.md", "utf8");

/** Template below a heading. */
function templateBelow(heading: string): string {
  const [, section = ""] = page.split(`## ${heading}\n`);
  const [text = ""] = section.split("\n## ");
  return /```html\n([^]*?)```/.exec(text)?.[1] ?? "";
}

/** Unique names in double braces below a heading. */
function variablesBelow(heading: string): string[] {
  const template = templateBelow(heading);
  return [...new Set([...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name))].sort();
}

test.each([
  ["The transfer template", transferParams(sampleTransfer, "info@pharmacy.example")],
  ["The contact template", contactParams(sampleMessage, "info@pharmacy.example")],
])("%s shows every parameter that its form sends", (heading, params) => {
  expect(variablesBelow(heading)).toEqual(Object.keys(params).sort());
});

// Outlook and Microsoft 365 drop `white-space: pre-wrap`, and run the lines together.
test.each([
  ["The transfer template", transferFormDefinition],
  ["The contact template", contactFormDefinition],
])("%s keeps the lines of an answer that has several", (heading, { fields }) => {
  const kept = [
    ...templateBelow(heading).matchAll(/<pre style="font: inherit">\{\{(\w+)\}\}<\/pre>/g),
  ];
  expect(kept.map(([, name]) => name)).toEqual(
    fields.filter(({ type }) => type === "lines").map(({ name }) => name),
  );
});

test("no template leaves what was typed as it is, which triple braces would", () => {
  expect(page).not.toContain("{{{");
});
