import type { IncomingMessage, ServerResponse } from "node:http";
import { type RunningSite, startSite } from "../../../tools/server/site-server";
import { MailService } from "../browser/mail-service";
import { withPolicy } from "../../../src/gatsby/policy/page-policy";

/** Answers a request; `next` answers with the file of the build. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Serves the production build. The server overrides answers, because WebKit's driver cannot
 * intercept requests.
 */
export class TestSite {
  readonly mail = new MailService();
  /** Paths answered with 404. */
  readonly missing: string[] = [];

  private readonly handlers: { path: string | RegExp; handler: Handler }[] = [];
  private readonly changes: ((html: string) => string)[] = [];
  private running: RunningSite | undefined;

  async start() {
    this.running = await startSite({
      port: 0,
      directory: "public",
      mail: this.mail.handle,
      first: this.handle,
    });
  }

  get url() {
    if (!this.running) throw new Error("The site is not being served.");
    return this.running.url;
  }

  /** Overrides the answer to a path. The latest override wins. */
  answer(path: string | RegExp, handler: Handler) {
    this.handlers.unshift({ path, handler });
  }

  /** Changes the HTML of every page. */
  changePages(change: (html: string) => string) {
    this.changes.push(change);
  }

  /** Inserts HTML at the start of every `head`. */
  putFirst(html: string) {
    this.changePages((page) => page.replace(/<head[^>]*>/, (head) => head + html));
  }

  async close() {
    await this.running?.close();
  }

  private readonly handle: Handler = (request, response, next) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const special = this.handlers.find(({ path }) =>
      typeof path === "string" ? path === pathname : path.test(pathname),
    );
    response.once("finish", () => {
      if (response.statusCode === 404) this.missing.push(pathname);
    });
    if (this.changes.length > 0) {
      changePage(request, response, (page) =>
        withItsPolicy(this.changes.reduce((html, change) => change(html), page)),
      );
    }
    if (special) special.handler(request, response, next);
    else next();
  };
}

/** Updates the policy of a changed page. */
const withItsPolicy = (html: string) =>
  html.includes("Content-Security-Policy") ? withPolicy(html, () => ["'self'"]) : html;

/** Buffers a response and changes it if it is HTML. */
function changePage(
  request: IncomingMessage,
  response: ServerResponse,
  change: (html: string) => string,
) {
  const accepted = request.headers.accept ?? "";
  if (!accepted.includes("text/html")) return;
  // Avoids compressed, partial and 304 answers.
  for (const name of ["accept-encoding", "if-none-match", "if-modified-since", "range"]) {
    delete request.headers[name];
  }
  const { writeHead, write, end } = response;
  const chunks: Buffer[] = [];
  let head: Parameters<typeof writeHead> | undefined;
  Object.assign(response, {
    writeHead: (...given: Parameters<typeof writeHead>) => {
      head = given;
      return response;
    },
    write: (chunk: Uint8Array) => chunks.push(Buffer.from(chunk)) > 0,
    end: (chunk?: Uint8Array) => {
      if (chunk) chunks.push(Buffer.from(chunk));
      // `end` calls `writeHead` and `write`, so these are restored first.
      Object.assign(response, { writeHead, write, end });
      for (const name of ["content-length", "etag"]) response.removeHeader(name);
      const isPage = String(response.getHeader("content-type")).startsWith("text/html");
      const body = Buffer.concat(chunks);
      if (head) response.writeHead(...head);
      return response.end(isPage ? change(body.toString()) : body);
    },
  });
}
