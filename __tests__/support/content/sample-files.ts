import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** YAML files of the sample: paths below `data/`, with forward slashes. */
export const sampleFiles = readdirSync("data", { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".yaml"))
  .sort();

/** The files in the sample's first language. */
export const originalFiles = sampleFiles.filter((path) => !path.startsWith("es/"));

export const sampleText = (file: string) => readFileSync(join("data", file), "utf8");
