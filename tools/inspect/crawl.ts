import { LinkChecker } from "linkinator";
import type { Site } from "./site";

/** Returns the addresses of a site to which its pages link, each with one such page. */
export type Crawl = (site: Site) => Promise<Map<string, string>>;

/** A picture has a dozen files, for screens of all widths: too many requests for some hosts. One of each type is asked. */
const PICTURE = /\/static\/.*\.(avif|webp)$/;

export const crawl: Crawl = async ({ home, report }) => {
  let waits = 0;
  const checker = new LinkChecker().on("retry", ({ secondsUntilRetry }) => {
    waits++;
    report(`the host asks to wait ${secondsUntilRetry} seconds`);
  });
  // A host that goes on refusing would be asked for ever.
  const isSkipped = (link: string) => !link.startsWith(home) || PICTURE.test(link) || waits > 20;
  const linksToSkip = (link: string) => Promise.resolve(isSkipped(link));
  const limits = { concurrency: 2, timeout: 30_000, retry: true };
  const { links } = await checker.check({ path: home, recurse: true, linksToSkip, ...limits });
  const own = links.filter(({ url }) => url.startsWith(home));
  const kinds = new Map(own.map((link) => [PICTURE.exec(link.url)?.[1] ?? link.url, link]));
  return new Map([...kinds.values()].map(({ url, parent = home }) => [url, parent]));
};
