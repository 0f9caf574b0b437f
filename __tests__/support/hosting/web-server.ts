import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { choosePort } from "../../../tools/command-line/ports";
import { startApache, startApacheInFolder, startCertifiedApache } from "./apache";
import { startNginx, startNginxInFolder } from "./nginx";

const USUAL_PORT = 9323;

export interface WebServer {
  url: string;
  stop: () => void;
}

/**
 * Starts a web server that writes only into `folder`.
 *
 * @throws if the server is not installed or rejects the configuration
 */
export type StartServer = (port: number, folder: string) => WebServer;

const starts = { nginx: startNginx, apache: startApache } satisfies Record<string, StartServer>;

const startsInFolder: typeof starts = { nginx: startNginxInFolder, apache: startApacheInFolder };

/** Option of the projects in `playwright.config.ts`. */
export interface ServerOptions {
  program: keyof typeof starts;
}

/** Runs a server on a free port and in a temporary folder. */
async function serving(
  start: StartServer,
  usualPort: number,
  use: (server: WebServer) => Promise<void>,
) {
  const port = await choosePort(undefined, usualPort);
  const folder = mkdtempSync(join(tmpdir(), "pharmacy-server-"));
  const server = start(port, folder);
  await firstAnswer(server.url);
  await use(server);
  server.stop();
  rmSync(folder, { recursive: true });
}

/** Fixtures of tests against a real web server. */
export const test = base.extend<
  { certifiedApache: WebServer; inFolder: WebServer },
  ServerOptions & { server: WebServer }
>({
  program: ["nginx", { option: true, scope: "worker" }],
  server: [
    ({ program }, use, { workerIndex }) => serving(starts[program], USUAL_PORT + workerIndex, use),
    { scope: "worker" },
  ],
  // Playwright parses the names of fixtures from the first parameter.
  // eslint-disable-next-line no-empty-pattern
  certifiedApache: ({}, use, { workerIndex }) =>
    serving(startCertifiedApache, USUAL_PORT + 100 + workerIndex, use),
  inFolder: ({ program }, use, { workerIndex }) =>
    serving(startsInFolder[program], USUAL_PORT + 200 + workerIndex, use),
  baseURL: ({ server }, use) => use(server.url),
});

/** Waits until the server answers. */
async function firstAnswer(url: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      await fetch(url, { method: "HEAD", redirect: "manual" });
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
