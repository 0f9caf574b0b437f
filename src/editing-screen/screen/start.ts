/** Runs in the browser: starts Sveltia CMS, and has it write files as people do. */
import "./without-eval";
import CMS, { type CmsConfig } from "@sveltia/cms";
import { parse } from "yaml";
import { folders, singleFiles } from "../../content/schema/content-files";
import { contentYaml } from "./content-yaml";

/** A format of its own for each type, because only the type says which empty keys may go. */
for (const { typeName, schema } of [...Object.values(singleFiles), ...Object.values(folders)]) {
  CMS.registerCustomFormat(typeName, "yaml", {
    fromFile: (text) => parse(text) as unknown,
    toFile: (value) => contentYaml(schema, value),
  });
}

const config = (await (await fetch("config.json")).json()) as CmsConfig;
await CMS.init({ config });
