/** Starts Sveltia CMS in the browser. */
import "./stay-open";
import "./without-eval";
import CMS, { type CmsConfig } from "@sveltia/cms";
import { checkDeletions } from "./check-deletions";
import { checkSaves } from "./check-saves";
import { element } from "./dom";
import { watchBackups } from "./draft-backups";
import { nameOpenEntries } from "./entry-name";
import { explainRefusals } from "./explain-refusals";
import { registerFormats } from "./files";
import { followPresses } from "./find-text";
import { keepUnsaved } from "./keep-unsaved";
import { lastChanges } from "./last-changes";
import { liveStatus } from "./live";
import { registerMomentField } from "./moment-field";
import { pasteCoordinates } from "./paste-coordinates";
import { openNamedField } from "./named-field";
import { pageLink } from "./page-link";
import { localApi, signInHere } from "./repository";
import { showDrafts } from "./show-drafts";
import { siteFacts } from "./site-facts";
import { loadStaffWords, readConfig } from "./staff-language";
import { showStrip } from "./strip";
import { photosToDelete } from "./unused-photos";

await loadStaffWords();
explainRefusals();
registerFormats();
checkSaves();
keepUnsaved();
nameOpenEntries();
pasteCoordinates();
void openNamedField();
const { hasServer } = siteFacts;
const start = element("a", { href: "./" }, "Start page");
// Sveltia CMS lets links that are pressed open a tab of their own.
start.addEventListener("mousedown", (press) => press.stopPropagation());
const page = pageLink();
watchBackups(showDrafts(page));
registerMomentField();
if (hasServer) {
  followPresses();
  checkDeletions();
}
// Nobody publishes the files of this computer by saving.
showStrip(...(hasServer ? [] : [liveStatus(CMS)]), start, page, lastChanges(), photosToDelete());

// Sveltia CMS's first view transition hides the screen again if the browser draws it after the data is loaded.
Object.defineProperty(document, "startViewTransition", { value: undefined });

const config = readConfig(await (await fetch("config.json")).text()) as CmsConfig;
if (hasServer) {
  signInHere();
  Object.assign(config.backend, { base_url: location.origin, api_root: localApi() });
}
await CMS.init({ config });
