import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CustomPlugin, optimize } from "svgo";
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
        if (UNSAFE_ELEMENTS.includes(localName(element.name))) {
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
    text: { enter: (text) => void (text.value = withoutAddresses(text.value)) },
    cdata: { enter: (text) => void (text.value = withoutAddresses(text.value)) },
  }),
};

/** Returns a drawing without scripts, addresses of other files, and the notes of programs and cameras. */
export const cleanDrawing = (svg: string): string =>
  optimize(svg, {
    plugins: [
      "removeDoctype",
      { name: "removeComments", params: { preservePatterns: false } },
      "removeEditorsNSData",
      withoutUnsafeParts,
    ],
  }).data;
