/** Starts Sveltia CMS in the browser. */
import "./without-eval";
import CMS, { type CmsConfig } from "@sveltia/cms";
import { parse } from "yaml";
import { folders, singleFiles } from "../../../content/schema/content-files";
import { contentYaml } from "./content-yaml";
import { keepOthersChanges } from "./keep-others-changes";

/** Each type has its own format, because its schema says which empty keys to leave out. */
for (const { typeName, schema } of [...Object.values(singleFiles), ...Object.values(folders)]) {
  CMS.registerCustomFormat(typeName, "yaml", {
    fromFile: (text) => parse(text) as unknown,
    toFile: (value) => contentYaml(schema, value),
  });
}

// Only Chrome and Edge open local files.
if ("FileSystemFileHandle" in window) keepOthersChanges();

const config = (await (await fetch("config.json")).json()) as CmsConfig;
await CMS.init({ config });
