/** Starts Sveltia CMS in the browser. */
import "./without-eval";
import CMS, { type CmsConfig } from "@sveltia/cms";
import { folders, singleFiles } from "../../../content/schema/content-files";
import { contentYaml, parseContentYaml } from "./content-yaml";

/** Each type has its own format, because its schema says which empty keys to leave out. */
for (const { typeName, schema } of [...Object.values(singleFiles), ...Object.values(folders)]) {
  CMS.registerCustomFormat(typeName, "yaml", {
    fromFile: parseContentYaml,
    toFile: (value) => contentYaml(schema, value),
  });
}

const config = (await (await fetch("config.json")).json()) as CmsConfig;
await CMS.init({ config });
