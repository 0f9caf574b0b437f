/** The files of the sample, as `npm run freeze-sample` copied them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SAMPLE_COPY } from "../../../tools/adopt/copy-sample";

/** The sample's `data/`. */
export const SAMPLE_DATA = join(SAMPLE_COPY, "data");

/** Every YAML file of the sample's content, by its place below `data/`, with forward slashes. */
export const sampleFiles = readdirSync(SAMPLE_DATA, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".yaml"))
  .sort();

/** The text of one of them. */
export const sampleText = (file: string) => readFileSync(join(SAMPLE_DATA, file), "utf8");
