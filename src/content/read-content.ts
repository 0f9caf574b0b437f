/** Facts for code that runs before Gatsby has read `data/`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { readYaml } from "./read-yaml";
import { brand } from "./types/brand";
import { pharmacy } from "./types/pharmacy";

function readContent<Schema extends z.ZodObject>(
  dataFolder: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const result = schema.safeParse(readYaml(readFileSync(join(dataFolder, file), "utf8")));
  if (result.success) return result.data;
  throw new Error(
    `data/${file} has a mistake. Run "npm run check" to see the line and what to write instead.`,
  );
}

/**
 * The facts about the pharmacy.
 *
 * @throws when the file is not what the check wants
 */
export const readPharmacy = (dataFolder: string) =>
  readContent(dataFolder, "pharmacy.yaml", pharmacy);

/**
 * The pharmacy's colors.
 *
 * @throws when the file is not what the check wants
 */
export const readBrand = (dataFolder: string) => readContent(dataFolder, "brand.yaml", brand);

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
