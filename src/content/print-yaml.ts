import { type Document, visit } from "yaml";

/** The form of every file in `data/`: texts in double quotes, each on one line. */
const STYLE = {
  lineWidth: 0,
  defaultKeyType: "PLAIN",
  defaultStringType: "QUOTE_DOUBLE",
  doubleQuotedMinMultiLineLength: Infinity,
} as const;

/** What only double quotes can hold. */
const NEEDS_ESCAPES = /[\\\p{Control}]/u;

/** A document as the files in `data/` are written. */
export function printYaml(document: Document): string {
  visit(document, {
    Scalar: (_, scalar) => {
      const { value: text } = scalar;
      // As Prettier has it, which looks after all files of the project.
      if (typeof text === "string" && text.includes('"') && !NEEDS_ESCAPES.test(text)) {
        scalar.type = "QUOTE_SINGLE";
      }
    },
  });
  return document.toString(STYLE);
}
