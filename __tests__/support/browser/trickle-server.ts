import { existsSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { siteFiles } from "../../../tools/server/site-files";

interface SlowPages {
  /** Returns the pieces of a page. */
  cutPage: (html: string) => string[];
  /** True to send fonts after the last piece of the page. */
  hasLateFonts?: boolean;
}

interface TrickleServer {
  url: string;
  /** Sends the next piece of the current page. Returns true if there is more. */
  sendPiece: () => boolean;
  close: () => Promise<void>;
}

/** Serves the pages of the build uncompressed and in pieces, as a slow connection does. */
export async function startTrickleServer({
  cutPage,
  hasLateFonts = false,
}: SlowPages): Promise<TrickleServer> {
  const root = resolve("public");
  const files = siteFiles(root);
  let pieces: string[] = [];
  let page: ServerResponse | undefined;
  let sendFonts: (() => void)[] = [];

  const sendPiece = () => {
    const piece = pieces.shift();
    if (piece) page?.write(piece);
    if (pieces.length > 0) return true;
    page?.end();
    sendFonts.forEach((send) => send());
    sendFonts = [];
    return false;
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (!pathname.endsWith("/")) {
      const send = () => files(request, response, () => response.end());
      const waits = hasLateFonts && pathname.endsWith(".woff2") && pieces.length > 0;
      if (waits) sendFonts.push(send);
      else send();
      return;
    }
    const file = join(root, pathname, "index.html");
    response.writeHead(existsSync(file) ? 200 : 404, { "Content-Type": "text/html" });
    page = response;
    pieces = cutPage(readFileSync(existsSync(file) ? file : join(root, "404.html"), "utf8"));
    sendPiece();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendPiece,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
