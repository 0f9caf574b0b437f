/** Requests to a live site. */
import { connect } from "node:tls";

/** Response of a server, whole and decompressed. */
export interface Answer {
  url: URL;
  /** `0` if no server answered. */
  status: number;
  headers: Headers;
  text: string;
  /** Why no server answered, as a sentence. */
  lost?: string;
}

/** Requests an address as a browser does, and follows no redirect. */
export type Ask = (url: URL) => Promise<Answer>;

const TIMEOUT_MS = 30_000;

export const ask: Ask = async (url) => {
  try {
    const response = await fetch(url, {
      redirect: "manual",
      headers: { "accept-encoding": "br, gzip" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status, headers } = response;
    return { url, status, headers, text: await response.text() };
  } catch (error) {
    return { url, status: 0, headers: new Headers(), text: "", lost: reasonOf(error, process.env) };
  }
};

/** Requests of one address until the report says what is wrong with it. */
const ATTEMPTS = 3;

/** Longest wait that a host may ask for. */
const LONGEST_WAIT_MS = 120_000;

/** Wait after a lost connection, and for a host that says "too many requests" without a time. */
const SHORT_WAIT_MS = 5000;

/** Asks again after a lost connection, waits as long as a host asks for, and is slower from then on. */
export function patient(
  ask: Ask,
  wait: (ms: number) => Promise<unknown>,
  report: (line: string) => void,
): Ask {
  let pauseMs = 100;
  let isGivenUp = false;
  return async (url) => {
    for (let attempt = 1; ; attempt++) {
      await wait(pauseMs);
      const answer = await ask(url);
      const waitMs = answer.status === 429 ? retryAfterMs(answer) : SHORT_WAIT_MS;
      const isPassing = answer.lost !== undefined || answer.status === 429;
      if (!isPassing || isGivenUp) return answer;
      if (attempt === ATTEMPTS || waitMs > LONGEST_WAIT_MS) {
        isGivenUp = answer.status === 429;
        return answer;
      }
      if (answer.status === 429) {
        pauseMs = 1500;
        report(`the host asks to wait ${Math.ceil(waitMs / 1000)} seconds`);
      }
      await wait(waitMs);
    }
  };
}

/** Returns how long a host asks to wait: its header has seconds or a date. */
function retryAfterMs({ headers }: Answer): number {
  const value = headers.get("retry-after") ?? "";
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? SHORT_WAIT_MS : Math.max(0, date - Date.now());
}

const UNKNOWN_ISSUER =
  "Its certificate is from an issuer that is not known here. If the browser on this computer says that a company or an antivirus program issued it, inspect from another network. Otherwise turn on the host's own certificate.";

const NO_ENCRYPTION =
  "No encrypted connection came about. See whether the host has a certificate for this name.";

const BROKEN_OFF =
  "The connection broke off, more than once. Inspect again; if it stays so, ask the host.";

const NO_WAY = "Nothing answered in time. See whether this computer is online, and inspect again.";

/** Explanations of Node's error codes. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND:
    "No server has this name. Check the name, and its DNS record at your domain's registrar.",
  EAI_AGAIN: "The name could not be looked up. Is this computer online?",
  ECONNREFUSED: "Nothing listens there.",
  ECONNRESET: BROKEN_OFF,
  EPIPE: BROKEN_OFF,
  UND_ERR_SOCKET: BROKEN_OFF,
  ETIMEDOUT: NO_WAY,
  EHOSTUNREACH: NO_WAY,
  ENETUNREACH: NO_WAY,
  UND_ERR_CONNECT_TIMEOUT: NO_WAY,
  CERT_HAS_EXPIRED: "Its certificate has expired. Renew it at the host.",
  CERT_NOT_YET_VALID:
    "Its certificate is not valid yet. See whether the date of this computer is right; if it is, let the host issue the certificate again.",
  ERR_TLS_CERT_ALTNAME_INVALID:
    "Its certificate is for another name. Add this name to the site's domains at the host.",
  DEPTH_ZERO_SELF_SIGNED_CERT:
    "Its certificate is self-signed. Turn on the host's own certificate.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'Its certificate comes without the one between it and its issuer, so many phones refuse the site. Install the whole chain at the host, often called "fullchain" or "CA bundle".',
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_ISSUER,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_ISSUER,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_ISSUER,
};

/** Errors that may also mean that only a proxy leads to the web. */
const WITHOUT_A_WAY = ["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "UND_ERR_CONNECT_TIMEOUT"];

/** Returns why no server answered. The environment may name a proxy. */
export function reasonOf(error: unknown, environment: NodeJS.ProcessEnv): string {
  const { name, cause = error } = error as { name?: string; cause?: unknown };
  const { code = "" } = cause as { code?: string };
  const proxy = Object.keys(environment).find((key) => /^https?_proxy$/i.test(key));
  if (proxy && !environment.NODE_USE_ENV_PROXY && WITHOUT_A_WAY.includes(code)) {
    return `This computer reaches the web through a proxy (${proxy}), which this command does not use. Run it on a computer without a proxy, or with Node 24 or newer and NODE_USE_ENV_PROXY=1.`;
  }
  if (name === "TimeoutError") return NO_WAY;
  return REASONS[code] ?? (/CERT|TLS|SSL|EPROTO/.test(code) ? NO_ENCRYPTION : BROKEN_OFF);
}

/** Returns when the certificate of a server ends, in milliseconds since 1970; `undefined` if that is unknown. */
export const certificateEnd = ({ hostname, port, protocol }: URL): Promise<number | undefined> =>
  new Promise((resolve) => {
    if (protocol !== "https:") return resolve(undefined);
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      timeout: TIMEOUT_MS,
    });
    const end = (time?: number) => {
      resolve(time);
      socket.destroy();
    };
    socket.once("secureConnect", () => end(Date.parse(socket.getPeerCertificate().valid_to)));
    socket.once("timeout", () => end());
    socket.once("error", () => end());
  });
