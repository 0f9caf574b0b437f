/** Reads facts for code that runs before Gatsby has loaded `data/`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import { CommandError } from "../lib/command-error";
import { checkFile } from "./check-file";
import { formatProblems } from "./problem";
import { readYaml } from "./read/read-yaml";
import { type ContentType, singleFiles } from "./schema/content-files";

function readFile<Schema extends z.ZodObject>(
  dataFolder: string,
  { path, schema }: ContentType<Schema>,
): z.infer<Schema> {
  const text = readFileSync(join(dataFolder, path), "utf8");
  try {
    return schema.parse(readYaml(text, schema));
  } catch {
    throw new CommandError(formatProblems(checkFile(path, text).errors));
  }
}

/** Reads `pharmacy.yaml`. Throws a CommandError with the errors if it is not valid. */
export const readPharmacy = (dataFolder: string) => readFile(dataFolder, singleFiles.pharmacy);

/** Reads `brand.yaml`. Throws if it is not valid. */
export const readBrand = (dataFolder: string) => readFile(dataFolder, singleFiles.brand);

/** Placeholder facts for files that cannot be parsed. The check stops the build before their use. */
const PLACEHOLDERS = {
  pharmacy: { name: "Pharmacy", shortName: "Pharmacy", website: "https://pharmacy.example/" },
  brand: { main: "#000000", tint: "#ffffff", accent: "#ffffff" },
};

/** Reads facts for `gatsby-config.ts`, which loads before the check can explain an error, so this never throws. */
export function readFactsForConfig(dataFolder: string): typeof PLACEHOLDERS {
  try {
    return { pharmacy: readPharmacy(dataFolder), brand: readBrand(dataFolder) };
  } catch {
    return PLACEHOLDERS;
  }
}
