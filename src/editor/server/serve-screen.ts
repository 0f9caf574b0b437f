import type { IncomingMessage, ServerResponse } from "node:http";
import { bundleScreen } from "../build/bundle-screen";
import { localBackend } from "../build/editor-backend";
import { writeConfig } from "../build/write-screen";
import { Saves } from "./saves";
import { type PagesToBe, screenRequests } from "./screen-requests";

export interface ServedScreenOptions {
  /** Folder of the edited site. */
  project: string;
  siteUrl: string;
  pages?: PagesToBe;
}

export interface ServedScreen {
  /** Answers the requests of the screen, beside those for its files. */
  answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Call when files changed: keeps the change, and writes the start page and the list of pages anew. */
  renew: () => Promise<void>;
}

/** Writes the screen of `npm run edit` into a folder. */
export async function serveScreen(
  folder: string,
  { project, siteUrl, pages }: ServedScreenOptions,
  icon: Buffer,
): Promise<ServedScreen> {
  const backend = localBackend(project);
  const saves = new Saves(project);
  const start = await bundleScreen(folder, backend, icon);
  const renew = () => {
    saves.record();
    return writeConfig(folder, start, { backend, siteUrl, project });
  };
  await renew();
  return { answer: screenRequests({ project, pages, saves }), renew };
}
