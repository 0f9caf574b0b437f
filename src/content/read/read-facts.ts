/** Facts for code that runs before Gatsby has read `data/`. */
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

/**
 * The facts about the pharmacy.
 *
 * @throws when the file is not what the check wants
 */
export const readPharmacy = (dataFolder: string) => readFile(dataFolder, singleFiles.pharmacy);

/**
 * The pharmacy's colors.
 *
 * @throws when the file is not what the check wants
 */
export const readBrand = (dataFolder: string) => readFile(dataFolder, singleFiles.brand);

/**
 * The words of the Contact page.
 *
 * @throws when the file is not what the check wants
 */
export const readContactPage = (dataFolder: string) =>
  readFile(dataFolder, singleFiles.contactPage);

/** What stands in for facts that cannot be read; nothing is built from it. */
const STAND_INS = {
  pharmacy: { name: "Pharmacy", shortName: "Pharmacy", website: "https://pharmacy.example/" },
  brand: { main: "#000000", tint: "#ffffff", accent: "#ffffff" },
};

/**
 * Facts for Gatsby's configuration, which is read before the check can say what is wrong with them,
 * and then stops Gatsby.
 */
export function readFactsForConfig(dataFolder: string): typeof STAND_INS {
  try {
    return { pharmacy: readPharmacy(dataFolder), brand: readBrand(dataFolder) };
  } catch {
    return STAND_INS;
  }
}
