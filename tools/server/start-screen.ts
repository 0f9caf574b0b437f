import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Backend } from "@sveltia/cms";
import { startSite } from "./site-server";
import { bundleScreen } from "../../src/gatsby/editing-screen/bundle-screen";
import { writeConfig } from "../../src/gatsby/editing-screen/write-screen";

export interface ScreenOptions {
  /** `0` takes any free port. */
  port: number;
  backend: Backend;
  siteUrl: string;
  /** Folder of the edited site, if it is not the current one. */
  project?: string;
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
export async function startScreen(options: ScreenOptions): Promise<RunningScreen> {
  const { port, backend, siteUrl, project } = options;
  const directory = await mkdtemp(join(tmpdir(), "editing-screen-"));
  const renew = () => writeConfig(directory, backend, siteUrl, project);
  await bundleScreen(directory, backend);
  await renew();
  const site = await startSite({ port, directory });
  return {
    url: site.url,
    renew,
    close: async () => {
      await site.close();
      await rm(directory, { recursive: true });
    },
  };
}
