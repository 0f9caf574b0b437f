import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SAMPLE_COPY } from "../../../tools/adopt/copy-sample";

/** `data/` of the sample, as `npm run freeze-sample` copied it. */
export const SAMPLE_DATA = join(SAMPLE_COPY, "data");

/** YAML files of the sample: paths below `data/`, with forward slashes. */
export const sampleFiles = readdirSync(SAMPLE_DATA, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".yaml"))
  .sort();

/** The files in the sample's first language. */
export const originalFiles = sampleFiles.filter((path) => !path.startsWith("es/"));

export const sampleText = (file: string) => readFileSync(join(SAMPLE_DATA, file), "utf8");
