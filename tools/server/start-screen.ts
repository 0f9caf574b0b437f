import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { editingScreenHeaders } from "../../hosting/rules";
import { folderName, type ServedScreenOptions, serveScreen } from "../../src/editor";
import { siteIcon } from "../../src/gatsby/pictures/site-icon";
import { startSite } from "./site-server";

export type RunningScreen = Awaited<ReturnType<typeof startScreen>>;

/** True if the editing screen of a folder runs at a URL. */
export const isScreenRunning = (url: string, folder: string) =>
  fetch(`${url}folder`, { headers: { "Sec-Fetch-Site": "same-origin" } })
    .then((response) => response.text())
    .then(
      (name) => name === folderName(folder),
      () => false,
    );

/** Serves the editing screen to this machine alone, at any free port if the port is `0`. */
export async function startScreen(port: number, options: ServedScreenOptions) {
  const directory = await mkdtemp(join(tmpdir(), "editing-screen-"));
  const { answer, renew } = await serveScreen(directory, options, await siteIcon(192));
  // The page that the screen opens tells it which text was pressed, and stays the only one. Beside the form, the page of
  // `gatsby develop` is in a frame, and has no header for it.
  const headers = { ...editingScreenHeaders, "Cross-Origin-Embedder-Policy": "unsafe-none" };
  const site = await startSite({ port, directory, first: answer, headers });
  return {
    url: site.url,
    renew,
    close: async () => {
      await site.close();
      await rm(directory, { recursive: true });
    },
  };
}
