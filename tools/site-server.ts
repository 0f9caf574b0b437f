import { createServer } from "node:http";
import { relative, resolve } from "node:path";
import compression from "compression";
import express, { type Express, type RequestHandler, type Response } from "express";
import { type RequestHandler as MailHandler, SEND_PATH } from "./outbox/create-outbox";

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
  const { port, host = "127.0.0.1", directory = "public", mail } = options;
  const server = createServer(createSite(resolve(directory), mail));
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

function createSite(root: string, mail?: MailHandler): Express {
  const site = express().disable("x-powered-by");
  if (mail) site.use(SEND_PATH, mail);
  site.use(compression());
  // Answers a folder's address without its slash with a 301 to the one that has it.
  site.use(
    express.static(root, {
      setHeaders: (response, file) => setCaching(response, relative(root, file)),
    }),
  );
  site.use(notFoundPage(root));
  return site;
}

/** Gatsby names these files after what is in them, so what is at such an address never changes. */
const NAMED_AFTER_CONTENT = /^static[\\/]|[.-][0-9a-f]{20}\.(?:js|css)$/;

function setCaching(response: Response, file: string): void {
  const caching = NAMED_AFTER_CONTENT.test(file)
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate";
  response.setHeader("Cache-Control", caching);
}

const notFoundPage =
  (root: string): RequestHandler =>
  (_request, response) => {
    setCaching(response, "404.html");
    response.status(404).sendFile("404.html", { root });
  };
