import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

/**
 * Reads the `.env` files into `process.env`, as users of Gatsby expect.
 *
 * A name that is already set keeps its value; `.env.development` or `.env.production`
 * wins over `.env`. `GATSBY_ACTIVE_ENV` chooses another file, as in Gatsby.
 */
export function loadEnvironment(
  mode: "development" | "production",
  directory = process.cwd(),
): void {
  const activeMode = process.env.GATSBY_ACTIVE_ENV ?? mode;
  for (const name of [`.env.${activeMode}`, ".env"]) {
    const file = join(directory, name);
    if (!existsSync(file)) continue;
    for (const [setting, value] of Object.entries(parseEnv(readFileSync(file, "utf8")))) {
      process.env[setting] ??= value;
    }
  }
}
