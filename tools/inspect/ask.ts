import { CommandError } from "../../src/lib/command-error";

/** Response of a server, whole and decompressed. */
export interface Answer {
  url: URL;
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Requests an address as a browser does, and follows no redirect.
 *
 * @throws CommandError if no server answers
 */
export type Ask = (url: URL) => Promise<Answer>;

const TIMEOUT_MS = 30_000;

export const ask: Ask = async (url) => {
  try {
    const response = await fetch(url, {
      redirect: "manual",
      headers: { "accept-encoding": "br, gzip" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return {
      url,
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    };
  } catch (error) {
    throw new CommandError(`${url.href} does not answer: ${reasonOf(error)}.`, { cause: error });
  }
};

/** Explanations of Node's error codes. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND:
    "no server has this name. Check the name, and its DNS record at your domain's registrar",
  EAI_AGAIN: "the name could not be looked up. Is this computer online?",
  ECONNREFUSED: "nothing listens there",
  CERT_HAS_EXPIRED: "its certificate has expired. Renew it at the host",
  ERR_TLS_CERT_ALTNAME_INVALID:
    "its certificate is for another name. Add this name to the site's domains at the host",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is self-signed. Turn on the host's own certificate",
};

function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  const { code = "", message } = cause as { code?: string; message: string };
  return REASONS[code] ?? (message || code);
}
