import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { readYaml } from "./read-yaml";
import { pharmacy } from "./types/pharmacy";

/**
 * The facts about the pharmacy, for code that runs before Gatsby has read `data/`.
 *
 * @throws when the file is not what the check wants; `npm run check` explains what to write instead
 */
export function readPharmacy(dataFolder: string): z.infer<typeof pharmacy> {
  const result = pharmacy.safeParse(
    readYaml(readFileSync(join(dataFolder, "pharmacy.yaml"), "utf8")),
  );
  if (!result.success) {
    throw new Error(
      'data/pharmacy.yaml has a mistake. Run "npm run check" to see the line and what to write instead.',
    );
  }
  return result.data;
}
