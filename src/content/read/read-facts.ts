/** Reads facts for code that runs before Gatsby has loaded `data/`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { type ContentType, singleFiles } from "../schema/content-files";
import { readYaml } from "./read-yaml";

function readFile<Schema extends z.ZodObject>(
  dataFolder: string,
  { path, schema }: ContentType<Schema>,
): z.infer<Schema> {
  const result = schema.safeParse(readYaml(readFileSync(join(dataFolder, path), "utf8"), schema));
  if (result.success) return result.data;
  throw new Error(
    `data/${path} has a mistake. Run "npm run check" to see the line and what to write instead.`,
  );
}

/** Reads `pharmacy.yaml`. Throws if it is not valid. */
export const readPharmacy = (dataFolder: string) => readFile(dataFolder, singleFiles.pharmacy);

/** Reads `brand.yaml`. Throws if it is not valid. */
export const readBrand = (dataFolder: string) => readFile(dataFolder, singleFiles.brand);

/** Reads `pages/contact.yaml`. Throws if it is not valid. */
export const readContactPage = (dataFolder: string) =>
  readFile(dataFolder, singleFiles.contactPage);

/** Placeholder facts for files that cannot be parsed. The check stops the build before their use. */
const PLACEHOLDERS = {
  pharmacy: { name: "Pharmacy", shortName: "Pharmacy", website: "https://pharmacy.example/" },
  brand: { main: "#000000", tint: "#ffffff", accent: "#ffffff" },
};

/**
 * Reads facts for `gatsby-config.ts`. Never throws, because Gatsby loads its configuration before the
 * check can explain a mistake.
 */
export function readFactsForConfig(dataFolder: string): typeof PLACEHOLDERS {
  try {
    return { pharmacy: readPharmacy(dataFolder), brand: readBrand(dataFolder) };
  } catch {
    return PLACEHOLDERS;
  }
}
