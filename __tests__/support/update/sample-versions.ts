/** An older version of the sample, and sites of pharmacies that began with it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../../src/lib/files-below";

/** Words of an older version in place of today's, by file below `data/`. */
export const OLD_WORDS: readonly (readonly [file: string, now: string, then: string])[] = [
  [
    "services/diabetic-care.yaml",
    "Still below 70? Do it again; after three times, call 911. At 70 or above, eat something.",
    "Still below 70? Do it again.",
  ],
  [
    "es/services/diabetic-care.yaml",
    "¿Sigue por debajo de 70? Repita; después de tres veces, llame al 911. Con 70 o más, coma algo.",
    "¿Sigue por debajo de 70? Repita los mismos pasos.",
  ],
  ["when-closed.yaml", "(call or text)", "(call)"],
  [
    "forms/refill.yaml",
    "We do not sell your answers: we use them to fill your prescriptions.",
    "We use your answers for this refill and for nothing else.",
  ],
  ["forms/refill.yaml", "You can also fax it to {fax}.", "Or fax it to {fax}."],
  ["forms/refill.yaml", "Bring this page in.", "Bring in this page."],
  ["labels.yaml", 'review: "Tell others about us"\n', ""],
  [
    "es/labels.yaml",
    /^review: .*\n/m.exec(readFileSync("data/es/labels.yaml", "utf8"))?.[0] ?? "",
    "",
  ],
];

/** Returns the YAML files of a folder, by path. */
export const yamlIn = (folder: string): Map<string, string> =>
  new Map(
    filesBelow(folder)
      .filter((path) => path.endsWith(".yaml"))
      .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
