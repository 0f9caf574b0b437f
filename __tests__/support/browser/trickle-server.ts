import { existsSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { siteFiles } from "../../../tools/server/site-files";

interface Options {
  /** The folder of the build. */
  directory?: string;
  /** How many bytes of a page come at a time. */
  pieceSize: number;
}

/** A site whose pages come piece by piece. */
export interface TrickleServer {
  url: string;
  /**
   * Sends the next piece of the page that was asked for last.
   *
   * @returns whether there is more
   */
  sendPiece: () => boolean;
  close: () => Promise<void>;
}

/**
 * Serves one visitor the pages of a build uncompressed and in pieces, as a poor connection brings
 * them; other files come as usual. Nothing is painted before the body begins, so all up to there
 * is sent at once, as the first of the pieces.
 */
export async function startTrickleServer({
  directory = "public",
  pieceSize,
}: Options): Promise<TrickleServer> {
  const root = resolve(directory);
  const files = siteFiles(root);
  let pieces: Buffer[] = [];
  let page: ServerResponse | undefined;

  const sendPiece = () => {
    const piece = pieces.shift();
    if (piece) page?.write(piece);
    if (pieces.length === 0) page?.end();
    return pieces.length > 0;
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (!pathname.endsWith("/")) {
      files(request, response, () => response.end());
      return;
    }
    const file = join(root, pathname, "index.html");
    response.writeHead(existsSync(file) ? 200 : 404, { "Content-Type": "text/html" });
    page = response;
    pieces = cut(readFileSync(existsSync(file) ? file : join(root, "404.html")), pieceSize);
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

function cut(page: Buffer, size: number): Buffer[] {
  const body = page.indexOf("<body");
  const first = Math.ceil((body + "<body>".length) / size) * size;
  const pieces = [page.subarray(0, first)];
  for (let start = first; start < page.length; start += size) {
    pieces.push(page.subarray(start, start + size));
  }
  return pieces;
}
