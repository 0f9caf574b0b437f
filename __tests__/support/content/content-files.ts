import { readdirSync } from "node:fs";

/** Every YAML file of the site's content, by its place below `data/`, with forward slashes. */
export const contentFiles = readdirSync("data", { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".yaml"))
  .sort();
