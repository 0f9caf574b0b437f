import type { IncomingMessage } from "node:http";

const MINUTE_MS = 60_000;

/** Returns a function that counts a request, and returns false for one too many from an address in a minute. */
export function limitRate(mostPerMinute: number, now = Date.now): (address: string) => boolean {
  let minute = 0;
  let counts = new Map<string, number>();
  return (address) => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) counts = new Map();
    minute = current;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= mostPerMinute;
  };
}

/**
 * Returns the internet address that a request came from. Each of the own proxies in front of the server, which are
 * counted, adds the address that it sees to a header, whose earlier part anybody can invent.
 */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const seen = String(headers["x-forwarded-for"] ?? "").split(",");
  const last = (proxies > 0 && seen.at(-proxies)?.trim()) || (socket.remoteAddress ?? "");
  // Some proxies write the port, another one for each connection: `192.0.2.7:51001` or `[2001:db8::7]:51001`.
  return last.replace(/^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/, "$1$2");
}
