/** The door of the editing screen: the build publishes it, and `npm run edit` serves it. */
export { writePublicScreen } from "./build/write-screen";
export type { PagesToBe } from "./server/pages";
export { folderName } from "./server/screen-requests";
export { type ServedScreen, type ServedScreenOptions, serveScreen } from "./server/serve-screen";
