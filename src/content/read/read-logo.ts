import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Content } from "./content";
import { inspectSvg } from "./inspect-svg";

/** File name of the logo in `static/`. */
export const LOGO = "logo.svg";

/** Reads the logo in `static/`, and lists files there that may be meant to be the logo. */
export async function readLogo(folder: string): Promise<Pick<Content, "logoNames" | "logo">> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const logoNames = names.filter((name) => /^logo\b/i.test(name)).sort();
  return {
    logoNames,
    logo: logoNames.includes(LOGO) ? await inspectSvg(join(folder, LOGO)) : undefined,
  };
}
