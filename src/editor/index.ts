/** The door of the editing screen: the build publishes it, and `npm run edit` serves it. */
export { writePublicScreen } from "./build/write-screen";
export { folderName, type PagesToBe } from "./server/screen-requests";
export { type ServedScreen, type ServedScreenOptions, serveScreen } from "./server/serve-screen";
