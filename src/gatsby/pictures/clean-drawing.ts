import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CustomPlugin, optimize, type XastElement } from "svgo";
import { isSafe, isSvg } from "../../content/read/inspect-svg";
import { filesBelow } from "../../lib/files-below";
import { writeChanged } from "../../lib/write-changed";

/** Cleans every drawing in a folder and its subfolders. */
export function cleanDrawings(folder: string): void {
  for (const file of filesBelow(folder).filter(isSvg)) {
    const path = join(folder, file);
    writeChanged(path, cleanDrawing(readFileSync(path, "utf8")));
  }
}

/** Elements that run scripts, embed pages, or note where a traced photo was taken. */
const UNSAFE_ELEMENTS = ["script", "foreignObject", "iframe", "handler", "metadata"];

const localName = (name: string) => name.replace(/^.*:/, "");

/** An animation may give a link a `javascript:` address. */
const changesAddress = ({ attributes: { attributeName = "" } }: XastElement) =>
  localName(attributeName.trim()) === "href";

/** Addresses that CSS fetches. */
const ADDRESSES = /url\(\s*(["']?)([^"')]*)\1\s*\)?|@import\s+[^;]*;?/gi;

const withoutAddresses = (css: string) =>
  css.replaceAll(ADDRESSES, (part, _, address?: string) =>
    address !== undefined && isSafe(address) ? part : "",
  );

const withoutUnsafeParts: CustomPlugin = {
  name: "without-unsafe-parts",
  fn: () => ({
    element: {
      enter: (element, parent) => {
        if (UNSAFE_ELEMENTS.includes(localName(element.name)) || changesAddress(element)) {
          parent.children = parent.children.filter((child) => child !== element);
        }
        for (const [name, value] of Object.entries(element.attributes)) {
          const isUnsafe =
            /^on/i.test(localName(name)) || (localName(name) === "href" && !isSafe(value));
          if (isUnsafe) delete element.attributes[name];
          else element.attributes[name] = withoutAddresses(value);
        }
      },
    },
    instruction: {
      enter: (instruction, parent) => {
        if (instruction.name === "xml") return;
        parent.children = parent.children.filter((child) => child !== instruction);
      },
    },
    text: { enter: (text) => void (text.value = withoutAddresses(text.value)) },
    cdata: { enter: (text) => void (text.value = withoutAddresses(text.value)) },
  }),
};

/**
 * Returns a drawing without scripts, instructions to programs, addresses of other files, and the notes of programs and
 * cameras.
 */
export const cleanDrawing = (svg: string): string =>
  optimize(svg, {
    plugins: [
      "removeDoctype",
      { name: "removeComments", params: { preservePatterns: false } },
      "removeEditorsNSData",
      withoutUnsafeParts,
    ],
  }).data;
