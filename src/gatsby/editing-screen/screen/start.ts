/** Starts Sveltia CMS in the browser. */
import "./without-eval";
import CMS, { type CmsConfig } from "@sveltia/cms";
import { checkSaves } from "./check-saves";
import { formats } from "./formats";
import { keepOthersChanges } from "./keep-others-changes";
import { seePageLink } from "./see-page";
import { showStrip } from "./strip";

// The schema of a type says which empty keys to leave out.
for (const [typeName, format] of formats) CMS.registerCustomFormat(typeName, "yaml", format);

checkSaves();
showStrip(seePageLink());

// Only Chrome and Edge open local files.
if ("FileSystemFileHandle" in window) keepOthersChanges();

const config = (await (await fetch("config.json")).json()) as CmsConfig;
await CMS.init({ config });
