import type { IncomingMessage, ServerResponse } from "node:http";
import { bundleScreen } from "../build/bundle-screen";
import { writeFacts } from "../build/write-screen";
import { PAGES_PATH } from "../site-facts";
import type { PagesToBe } from "./pages";
import { Saves } from "./saves";
import { screenRequests } from "./screen-requests";

export interface ServedScreenOptions {
  /** Folder of the edited site. */
  project: string;
  pages?: PagesToBe;
}

export interface ServedScreen {
  /** Answers the requests of the screen, beside those for its files. */
  answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Call when files changed: keeps the change, and writes the facts of the site anew. */
  renew: () => Promise<void>;
}

/** Writes the screen of `npm run edit` into a folder. */
export async function serveScreen(
  folder: string,
  { project, pages }: ServedScreenOptions,
  icon: Buffer,
): Promise<ServedScreen> {
  const saves = new Saves(project);
  await bundleScreen(folder, undefined, icon);
  const renew = () => {
    saves.record();
    return writeFacts(folder, { siteUrl: PAGES_PATH, project });
  };
  await renew();
  return { answer: screenRequests({ project, pages, saves, onWrite: renew }), renew };
}
