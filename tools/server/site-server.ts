import { createServer } from "node:http";
import { resolve } from "node:path";
import express, { type Express } from "express";
import { type RequestHandler as MailHandler, SEND_PATH } from "../../src/gatsby/environment/outbox";
import { type FileHandler, siteFiles } from "./site-files";

/** What to serve, and where. */
export interface SiteOptions {
  /** `0` takes any free port. */
  port: number;
  /** The network name to listen on; `0.0.0.0` also lets other machines in. */
  host?: string;
  /** The folder of the build. */
  directory?: string;
  /** Takes the forms' messages; without it nothing does, as on a plain static host. */
  mail?: MailHandler;
  /** Sees every request before anything else, and may answer it. */
  first?: FileHandler;
}

/** A site that is being served. */
export interface RunningSite {
  /** Its address, ending in a slash. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a production build the way a good static host does.
 *
 * @example const site = await startSite({ port: 0, mail: createOutbox() });
 */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { port, host = "127.0.0.1", directory = "public" } = options;
  const server = createServer(createSite(resolve(directory), options));
  await new Promise<void>((listening, failed) => {
    server.once("error", failed).listen(port, host, listening);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    url: `http://localhost:${address.port}/`,
    close: () =>
      new Promise((closed, failed) => {
        server.close((error) => (error ? failed(error) : closed()));
        server.closeAllConnections();
      }),
  };
}

function createSite(root: string, { mail, first }: SiteOptions): Express {
  const site = express().disable("x-powered-by");
  if (first) site.use(first);
  if (mail) site.use(SEND_PATH, mail);
  return site.use(siteFiles(root));
}
