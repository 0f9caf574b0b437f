import { writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";

/** Writes a value as Prettier has the project's JSON, so that its check passes. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  const style = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, await format(JSON.stringify(value, null, 2), style));
}
