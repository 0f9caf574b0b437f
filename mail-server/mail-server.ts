/** Takes the messages of the site's forms, and passes them on to one mailbox. Keeps and logs nothing of them. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { formIds, forms } from "../src/forms/forms";
import { OWN_SERVER } from "../src/forms/mail/mail-settings";
import { DEFAULT_LANGUAGE } from "../src/lib/language";
import {
  answer,
  readBody,
  readMessage,
  RefusedRequest,
  SEND_PATH,
} from "../src/gatsby/environment/mail-request";
import { composeMail, type FormMail } from "./compose-mail";
import { addressOf, limitRate } from "./rate-limit";
import type { Settings } from "./settings";
import type { SiteWords } from "./site-words";
import type { Outcome } from "./smtp-fault";

/** Messages from one address in a minute. The phones in a waiting room share an address. */
const MOST_PER_MINUTE = 10;

/** Status and text of the answer, from which the form reads the same outcome. EmailJS answers alike. */
const ANSWERS: Readonly<Record<Outcome, readonly [status: number, text: string]>> = {
  sent: [200, "OK"],
  busy: [429, "Too Many Requests, or the mailbox takes no mail right now"],
  rejected: [412, "The mailbox refused the message"],
  tooLong: [413, "The message is longer than 50 KB"],
  serverError: [500, "The mailbox did not say whether it has the message"],
};

interface Options {
  settings: Pick<Settings, "MAIL_TO" | "MAIL_FROM" | "SITE_ORIGIN" | "TRUSTED_PROXIES">;
  words: SiteWords;
  deliver: (mail: FormMail & { from: string; to: string }) => Promise<Outcome>;
  /** Prints a line for each request: time, status, and what became of it. */
  print?: (line: string) => void;
  now?: () => number;
}

/** Returns a request handler for Node's `http` server. */
export function createMailServer(options: Options): RequestListener {
  const { settings, words, deliver, print = console.log, now = Date.now } = options;
  const { MAIL_FROM: from, MAIL_TO: to, SITE_ORIGIN: origin, TRUSTED_PROXIES: proxies } = settings;
  const isInTime = limitRate(MOST_PER_MINUTE, now);
  let lastSecond = 0;
  /** Returns the time on the pharmacy's clock, with seconds. Two mails never have the same. */
  function timeOfMail() {
    lastSecond = Math.max(Math.floor(now() / 1000), lastSecond + 1);
    return new Date(lastSecond * 1000)
      .toLocaleTimeString([words.locale, DEFAULT_LANGUAGE], {
        timeZone: words.timeZone,
        timeStyle: "medium",
      })
      .replace(/\s/g, " ");
  }

  /** Answers a request of `@emailjs/browser`. */
  async function takeMessage(request: IncomingMessage, response: ServerResponse) {
    response.setHeader("Access-Control-Allow-Origin", origin);
    refuseOtherOrigins(request, origin);
    if (request.method === "OPTIONS") {
      response.writeHead(204, { "Access-Control-Allow-Headers": "content-type" }).end();
      return "asked";
    }
    if (!isInTime(addressOf(request, proxies))) throw new RefusedRequest(429, "Too Many Requests");
    const { user_id, service_id, template_id, template_params } = readMessage(
      await readBody(request),
    );
    // The ids are those of `mailSettings`.
    if (user_id !== OWN_SERVER) throw new RefusedRequest(400, "The Public Key is invalid");
    if (service_id !== OWN_SERVER) throw new RefusedRequest(400, "The service ID not found");
    const id = formIds.find((id) => id === template_id);
    const copy = id && words.forms[id];
    if (!copy) throw new RefusedRequest(400, "The template ID not found");
    const mail = composeMail(forms[id].definition, template_params, copy, timeOfMail());
    const outcome = await deliver({ from, to, ...mail });
    answer(response, ...ANSWERS[outcome]);
    return outcome;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<string> {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === SEND_PATH && /^(OPTIONS|POST)$/.test(request.method ?? ""))
      return takeMessage(request, response);
    if (pathname !== "/") throw new RefusedRequest(404, "Not Found");
    // A health check.
    response.writeHead(200).end();
    return "visited";
  }

  return (request, response) => {
    const log = (what: string) =>
      print(`${new Date().toISOString()} ${response.statusCode} ${what}`);
    handle(request, response).then(log, (error: unknown) => {
      const isRefused = error instanceof RefusedRequest;
      if (isRefused) answer(response, error.status, error.message);
      else answer(response, 500, "The mail server failed.");
      log(isRefused ? "refused" : "failed");
    });
  };
}

function refuseOtherOrigins({ headers }: IncomingMessage, allowed: string) {
  if (headers.origin === undefined)
    throw new RefusedRequest(403, "API calls are disabled for non-browser applications");
  if (headers.origin !== allowed) throw new RefusedRequest(403, "This origin is not allowed");
}
