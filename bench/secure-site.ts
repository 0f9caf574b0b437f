import { createSecureServer, type ServerHttp2Session } from "node:http2";
import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import { siteFiles } from "../tools/server/site-files";
import { certificate } from "./certificate";
import { BASELINE_PATH, baselinePage } from "./baseline-page";

/** Serves the build and the baseline page on a free port as a good host does: over HTTP/2 with TLS and brotli. */
export async function startSecureSite() {
  const files = siteFiles(resolve("public"));
  const server = createSecureServer(certificate(), (http2Request, http2Response) => {
    // Node's HTTP/2 compatibility API has the interface of HTTP/1, but not its types.
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
      new Promise<void>((closed) => {
        server.close(() => closed());
        for (const session of sessions) session.destroy();
      }),
  };
}
