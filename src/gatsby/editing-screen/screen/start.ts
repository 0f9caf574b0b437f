/** Starts Sveltia CMS in the browser. */
import "./without-eval";
import CMS, { type CmsConfig } from "@sveltia/cms";
import { checkSaves } from "./check-saves";
import { commitsOf } from "./commits";
import { watchBackups } from "./draft-backups";
import { nameOpenEntries } from "./entry-name";
import { historyLink, pageLink } from "./file-links";
import { formats } from "./formats";
import { keepOthersChanges } from "./keep-others-changes";
import { keepUnsaved } from "./keep-unsaved";
import { lastSaves } from "./last-saves";
import { liveStatus } from "./live";
import { pasteCoordinates } from "./paste-coordinates";
import { serverSaves } from "./server-saves";
import { showDrafts } from "./show-drafts";
import { siteFacts } from "./site-facts";
import { showStrip } from "./strip";

// The schema of a type says which empty keys to leave out.
for (const [typeName, format] of formats) CMS.registerCustomFormat(typeName, "yaml", format);

checkSaves();
keepUnsaved();
nameOpenEntries();
pasteCoordinates();
const { git, hasServer } = siteFacts;
const page = pageLink();
watchBackups(hasServer ? showDrafts(page) : () => undefined);
showStrip(
  ...(git ? [liveStatus(git)] : []),
  page,
  ...(hasServer ? [lastSaves(serverSaves)] : []),
  ...(git ? [lastSaves(commitsOf(git)), historyLink(git)] : []),
);

// Only Chrome and Edge open local files.
if ("FileSystemFileHandle" in window) keepOthersChanges();

// Sveltia CMS's first view transition hides the screen again if the browser draws it after the data is loaded.
Object.defineProperty(document, "startViewTransition", { value: undefined });

const config = (await (await fetch("config.json")).json()) as CmsConfig;
// `localBackend` is a placeholder, to which nobody can sign in.
document.documentElement.classList.toggle("only-local", config.backend.name === "gitea");
await CMS.init({ config });
