import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Backend } from "@sveltia/cms";
import { startSite } from "./site-server";
import { bundleScreen } from "../../src/gatsby/editing-screen/bundle-screen";
import { writeConfig } from "../../src/gatsby/editing-screen/write-screen";

/** What to serve, and where. */
export interface ScreenOptions {
  /** `0` takes any free port. */
  port: number;
  backend: Backend;
  /** Where the site can be seen. */
  siteUrl: string;
  /** The folder of the site that is edited, if it is another one than this. */
  project?: string;
}

/** An editing screen that is being served. */
export interface RunningScreen {
  /** Its address, ending in a slash. */
  url: string;
  /** Tells the screen about pages that came or went; it reads this when it is opened. */
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
