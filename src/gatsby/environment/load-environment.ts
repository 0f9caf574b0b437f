import { existsSync } from "node:fs";

/**
 * Reads the `.env` files into `process.env`. Gatsby itself reads them only for the code of pages.
 *
 * Variables that are already set keep their value, and `.env.development` or `.env.production` takes
 * precedence over `.env`. As in Gatsby, `GATSBY_ACTIVE_ENV` selects another file.
 */
export function loadEnvironment(mode: "development" | "production"): void {
  for (const file of [`.env.${process.env.GATSBY_ACTIVE_ENV ?? mode}`, ".env"]) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
