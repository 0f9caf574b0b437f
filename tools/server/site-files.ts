import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import expressStaticGzip from "express-static-gzip";
import { cacheControl, caching, securityHeadersOf } from "../../hosting/rules";

/** Answers a request, or calls `next` if it is not for a file. */
export type FileHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

export type Headers = Readonly<Record<string, string>>;

/**
 * Serves the files of a build by the rules of `hosting/rules.ts`: precompressed files, redirects to trailing slashes,
 * and the 404 page. The headers come in place of those of the site.
 */
export function siteFiles(root: string, headers: Headers = {}): FileHandler {
  const options = { enableBrotli: true, orderPreference: ["br", "gzip"] };
  const visible = expressStaticGzip(root, options) as unknown as FileHandler;
  const wellKnown = expressStaticGzip(root, {
    ...options,
    serveStatic: { dotfiles: "allow" },
  }) as unknown as FileHandler;

  return (request, response, next) => {
    knowPath(request);
    // Responses of HTTP/2 have no `setHeaders`.
    const all = { ...securityHeadersOf(pathOf(request)), ...headers };
    for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
    response.setHeader("Cache-Control", cacheControl(pathOf(request)));
    // The one hidden folder that a site publishes (RFC 8615).
    const files = pathOf(request).startsWith("/.well-known/") ? wellKnown : visible;
    files(request, response, () => {
      request.url = missingPageFor(root, pathOf(request));
      response.statusCode = 404;
      response.setHeader("Cache-Control", caching.askFirst);
      visible(request, response, next);
    });
  };
}

/** Returns the 404 page of the language in which an address begins, such as `/es/404.html`. */
function missingPageFor(root: string, path: string): string {
  const own = `/${path.split("/")[1] ?? ""}/404.html`;
  return existsSync(join(root, own)) ? own : "/404.html";
}

const pathOf = ({ url = "/" }: IncomingMessage): string => url.split("?", 1)[0] ?? "/";

/** Sets the path that Express has on its requests, and that Node's own servers lack. */
function knowPath(request: IncomingMessage): void {
  if ("path" in request) return;
  Object.defineProperty(request, "path", { get: () => pathOf(request) });
}
