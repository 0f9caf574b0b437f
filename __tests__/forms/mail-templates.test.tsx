/** What is written about each form: its mail template in `docs/going-live.md`, and what it sends. */
import { readFileSync } from "node:fs";
import { mailParams, parameterOf } from "../../src/forms/core/answers";
import { kinds } from "../../src/forms/fields/kinds";
import { formIds } from "../../src/forms/forms";
import { sampleIn } from "../support/forms/copy";
import { formCases } from "../support/forms/form-cases";

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

test.each(formCases)(
  "the %s template shows every parameter that its form sends",
  (id, { definition, sample }) => {
    // Some fields are asked only with some answers.
    const names = [sample, {}].flatMap((answers) =>
      Object.keys(mailParams(definition, answers, { mailbox: null, questions: [] })),
    );
    expect(variablesBelow(`The ${id} template`)).toEqual([...new Set(names)].sort());
  },
);

// Outlook and Microsoft 365 drop `white-space: pre-wrap`, and run the lines together.
test.each(formCases)("the %s template keeps the lines of an answer", (id, { definition }) => {
  const kept = [
    ...templateBelow(`The ${id} template`).matchAll(
      /<pre style="font: inherit">\{\{(\w+)\}\}<\/pre>/g,
    ),
  ];
  expect(kept.map(([, name]) => name)).toEqual(
    definition.fields
      .filter(({ type }) => kinds[type].hasLines)
      .map(({ name }) => parameterOf(name)),
  );
});

test.each(formIds)("the privacy page says what the %s form sends", (id) => {
  const { sections } = sampleIn(undefined, "pages/privacy.yaml") as {
    sections: { form?: string }[];
  };
  expect(sections.map(({ form }) => form)).toContain(id);
});

test("no template leaves what was typed as it is, which triple braces would", () => {
  expect(page).not.toContain("{{{");
});
