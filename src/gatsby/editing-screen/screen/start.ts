/** Starts Sveltia CMS in the browser. */
import "./without-eval";
import CMS, { type CmsConfig } from "@sveltia/cms";
import { type ContentType, folders, singleFiles } from "../../../content/schema/content-files";
import { fileFormat } from "./file-format";
import { giveIds } from "./give-ids";
import { keepOthersChanges } from "./keep-others-changes";

/** Registers a format for each type, because its schema says which empty keys to leave out. */
const register = ({ typeName, schema }: ContentType, isInFolder: boolean) =>
  CMS.registerCustomFormat(typeName, "yaml", fileFormat(schema, isInFolder));

for (const type of Object.values(singleFiles)) register(type, false);
for (const type of Object.values(folders)) register(type, true);

CMS.registerEventListener({ name: "preSave", handler: ({ entry }) => giveIds(entry) });

// Only Chrome and Edge open local files.
if ("FileSystemFileHandle" in window) keepOthersChanges();

const config = (await (await fetch("config.json")).json()) as CmsConfig;
await CMS.init({ config });
