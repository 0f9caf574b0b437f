import { createServer } from "node:http";
import { resolve } from "node:path";
import express from "express";
import { SEND_PATH } from "../../src/gatsby/environment/mail-request";
import type { RequestHandler as MailHandler } from "../../src/gatsby/environment/outbox";
import { type FileHandler, type Headers, siteFiles } from "./site-files";

export interface SiteOptions {
  /** `0` takes any free port. */
  port: number;
  /** Host name to listen on. `0.0.0.0` also accepts other machines. */
  host?: string;
  directory?: string;
  /** Folder in which the site is, such as `/pharmacy`. There is nothing outside of it. */
  folder?: string;
  /** Handles the forms' messages. Without it, sending fails, as on a static host. */
  mail?: MailHandler;
  first?: FileHandler;
  /** Headers in place of those of the site. */
  headers?: Headers;
}

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** Serves a production build as a good static host does: `await startSite({ port: 0, mail: createOutbox() })`. */
export async function startSite(options: SiteOptions) {
  const { port, host = "127.0.0.1", directory = "public", folder = "" } = options;
  const { mail, first, headers } = options;
  const site = express().disable("x-powered-by");
  if (first) site.use(first);
  if (mail) site.use(SEND_PATH, mail);
  const server = createServer(site.use(`${folder}/`, siteFiles(resolve(directory), headers)));
  await new Promise<void>((listening, failed) => {
    server.once("error", failed).listen(port, host, listening);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    url: `http://localhost:${address.port}${folder}/`,
    close: () =>
      new Promise<void>((closed, failed) => {
        server.close((error) => (error ? failed(error) : closed()));
        server.closeAllConnections();
      }),
  };
}
