/** Reads facts for code that runs before Gatsby has read `data/`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { type ContentType, singleFiles } from "../schema/content-files";
import { parseGatsbyYaml } from "./gatsby-yaml";

function readFile<Schema extends z.ZodObject>(
  dataFolder: string,
  { path, schema }: ContentType<Schema>,
): z.infer<Schema> {
  const result = schema.safeParse(parseGatsbyYaml(readFileSync(join(dataFolder, path), "utf8")));
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

/** Placeholder facts when files cannot be read. The build then stops before it uses them. */
const STAND_INS = {
  pharmacy: { name: "Pharmacy", shortName: "Pharmacy", website: "https://pharmacy.example/" },
  brand: { main: "#000000", tint: "#ffffff", accent: "#ffffff" },
};

/**
 * Facts for Gatsby's configuration. Gatsby reads it before the check runs, so a mistake must not throw
 * here: the check explains it and stops the build.
 */
export function readFactsForConfig(dataFolder: string): typeof STAND_INS {
  try {
    return { pharmacy: readPharmacy(dataFolder), brand: readBrand(dataFolder) };
  } catch {
    return STAND_INS;
  }
}
