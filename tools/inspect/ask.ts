/** Requests to a live site. */
import { setTimeout } from "node:timers/promises";

/** Response of a server, whole and decompressed. Without one, `status` is 0 and `text` is the error. */
export interface Answer {
  url: URL;
  status: number;
  headers: Headers;
  text: string;
}

/** Returns the address to which an answer leads: its own if it is no redirect. */
export const targetOf = ({ url, headers }: Answer) =>
  new URL(headers.get("location") ?? url, url).href;

export type Ask = (url: URL) => Promise<Answer>;

/** Requests an address as a browser does, and follows no redirect. Asks once more if the host is lost or too busy. */
export const ask: Ask = async (url) => {
  const answer = await askOnce(url);
  if (answer.status !== 0 && answer.status !== 429) return answer;
  const seconds = Number(answer.headers.get("retry-after") ?? 1);
  await setTimeout(Math.min(seconds || 0, 60) * 1000);
  return askOnce(url);
};

async function askOnce(url: URL): Promise<Answer> {
  const headers = { "accept-encoding": "br, gzip" };
  const signal = AbortSignal.timeout(30_000);
  try {
    const response = await fetch(url, { redirect: "manual", headers, signal });
    return { url, status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    return { url, status: 0, headers: new Headers(), text: String(code ?? message) };
  }
}
