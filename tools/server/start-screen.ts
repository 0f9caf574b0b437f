import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "./site-server";
import { bundleScreen } from "../../src/editor/build/bundle-screen";
import { type ScreenOptions, writeConfig } from "../../src/editor/build/write-screen";
import { siteIcon } from "../../src/gatsby/pictures/site-icon";
import { type ScreenRequestOptions, screenRequests } from "../../src/editor/server/screen-requests";

export interface ServedScreenOptions
  extends Omit<ScreenOptions, "hasServer">, ScreenRequestOptions {
  /** `0` takes any free port. */
  port: number;
}

/** Running server of the editing screen. */
export interface RunningScreen {
  /** URL with a trailing slash. */
  url: string;
  /** Updates the list of pages, which the screen reads when it is opened. */
  renew: () => Promise<void>;
  close: () => Promise<void>;
}

/** Serves the editing screen to this machine alone. */
export async function startScreen({
  port,
  ...options
}: ServedScreenOptions): Promise<RunningScreen> {
  const directory = await mkdtemp(join(tmpdir(), "editing-screen-"));
  const renew = () => writeConfig(directory, { ...options, hasServer: true });
  await bundleScreen(directory, options.backend, await siteIcon(192));
  await renew();
  const site = await startSite({ port, directory, first: screenRequests(options) });
  return {
    url: site.url,
    renew,
    close: async () => {
      await site.close();
      await rm(directory, { recursive: true });
    },
  };
}
