import { existsSync } from "node:fs";

/**
 * Reads the `.env` files into `process.env`; Gatsby reads them only for the code of pages.
 *
 * A name that is already set keeps its value. `.env.development` or `.env.production` wins over `.env`.
 * `GATSBY_ACTIVE_ENV` chooses another file, as in Gatsby.
 */
export function loadEnvironment(mode: "development" | "production"): void {
  for (const file of [`.env.${process.env.GATSBY_ACTIVE_ENV ?? mode}`, ".env"]) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
