import { type Document, isScalar, visit } from "yaml";

/** Style of all files in `data/`: texts in double quotes, each on one line. */
const STYLE = {
  lineWidth: 0,
  defaultKeyType: "PLAIN",
  defaultStringType: "QUOTE_DOUBLE",
  doubleQuotedMinMultiLineLength: Infinity,
  flowCollectionPadding: false,
} as const;

const PADDED = { flowCollectionPadding: " " };

/** Characters that only double quotes can escape. */
const NEEDS_ESCAPES = /[\\\p{Control}]/u;

/** Prints a document in the style of the files in `data/`. */
export function printYaml(document: Document): string {
  visit(document, {
    Seq: (_, list) => {
      if (list.items.every((item) => isScalar(item) && typeof item.value === "number")) {
        list.flow = true;
      }
    },
    Map: (_, map) => {
      // As Prettier does: `{ date: "…" }`, but `[15, 20]`.
      const print: typeof map.toString = map.toString.bind(map);
      if (map.flow) {
        map.toString = (context, ...rest) => print(context && { ...context, ...PADDED }, ...rest);
      }
    },
    Scalar: (_, scalar) => {
      const { value: text, type } = scalar;
      // Prettier also prefers single quotes here. What a person wrote keeps its quotes.
      if (type) return;
      if (typeof text === "string" && text.includes('"') && !NEEDS_ESCAPES.test(text)) {
        scalar.type = "QUOTE_SINGLE";
      }
    },
  });
  return document.toString(STYLE);
}
