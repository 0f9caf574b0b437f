/** Starts Sveltia CMS in the browser. */
import "./without-eval";
import CMS, { type CmsConfig } from "@sveltia/cms";
import { parse } from "yaml";
import { z } from "zod";
import { wordsOf } from "../../../content/languages/translation-of";
import { folders, singleFiles } from "../../../content/schema/content-files";
import { contentYaml, wordsFormat } from "./content-yaml";

/** Each type has its own format, because its schema says which empty keys to leave out. */
for (const { typeName, schema } of [...Object.values(singleFiles), ...Object.values(folders)]) {
  registerFormat(typeName, schema);
  const words = wordsOf(schema);
  if (words instanceof z.ZodObject) registerFormat(wordsFormat(typeName), words);
}

function registerFormat(name: string, schema: z.ZodObject): void {
  CMS.registerCustomFormat(name, "yaml", {
    fromFile: (text) => parse(text) as unknown,
    toFile: (value) => contentYaml(schema, value),
  });
}

const config = (await (await fetch("config.json")).json()) as CmsConfig;
await CMS.init({ config });
