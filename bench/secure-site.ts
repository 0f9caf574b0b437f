import { createSecureServer, type ServerHttp2Session } from "node:http2";
import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import { type RunningSite } from "../tools/server/site-server";
import { siteFiles } from "../tools/server/site-files";
import { certificate } from "./certificate";
import { BASELINE_PATH, baselinePage } from "./baseline-page";

/**
 * Serves a build on any free port as a good host does: over HTTP/2 with TLS, with the brotli files
 * that the build made, and by the rules of `hosting/rules.ts`. The baseline page is served with it.
 */
export async function startSecureSite(directory = "public"): Promise<RunningSite> {
  const files = siteFiles(resolve(directory));
  const server = createSecureServer(certificate(), (http2Request, http2Response) => {
    // Node gives both kinds of servers the same interface, but not the same types.
    const request = http2Request as unknown as IncomingMessage;
    const response = http2Response as unknown as ServerResponse;
    if (request.url === BASELINE_PATH) {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(baselinePage);
    } else {
      files(request, response, () => response.writeHead(405).end());
    }
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on("session", (session) => {
    sessions.add(session.once("close", () => sessions.delete(session)));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    url: `https://localhost:${address.port}/`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const session of sessions) session.destroy();
      }),
  };
}
