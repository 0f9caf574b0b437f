import { BUILD_JSON } from "../../src/lib/build-json";
import { CommandError } from "../../src/lib/command-error";
import { folderOf } from "../../src/lib/paths";
import { noteDomain, noteMissing } from "./address-faults";
import { noteHeaders, notePage } from "./answer-faults";
import { type Answer, targetOf } from "./ask";
import type { Crawl } from "./crawl";
import { CONFIGURE, printFaults, PUBLISH, type Site, SWITCH_OFF } from "./site";

/** Notes what is wrong with a site, as its visitors see it. Throws `CommandError` if it has no home page. */
export async function inspectSite(site: Site, crawl: Crawl, ownCommit?: string): Promise<void> {
  const { home, report } = site;
  const start = await getWhole(home, site);
  const target = targetOf(start);
  if (target !== home)
    throw new CommandError(`${home} leads to ${target}. Run: npm run inspect -- ${target}`);
  if (start.status !== 200) throw new CommandError(printFaults(site.faults));

  const build = await getWhole(home + BUILD_JSON, site);
  const isInFolder = folderOf(home) !== "";
  const robots = isInFolder
    ? await site.get(new URL("/robots.txt", home).href)
    : await getWhole(`${home}robots.txt`, site);
  const index = await getWhole(`${home}sitemap-index.xml`, site);
  report("pages and links, then addresses that lead to pages or do not exist");
  const links = await crawl(site);
  links.delete(home);
  links.set(`${home}sitemap-0.xml`, index.url.href);
  const screen = await site.get(`${home}edit/`);
  if (screen.status !== 404) links.set(screen.url.href, home);
  for (const [address, parent] of links) {
    const { text } = await getWhole(address, site, `${parent} links to it`);
    // The script of a form is no link.
    const scripts = [...text.matchAll(/ (?:data-scripts|src)="([^"]*\.js)"/g)]
      .flatMap(([, sources = ""]) => sources.split(" "))
      .filter((source) => site.isOwnScript(source));
    for (const script of scripts) links.set(new URL(script, address).href, address);
  }

  await noteMissing(start, site);
  const page = [...links.keys()].find((link) => link.endsWith("/")) ?? home;
  const answer = await site.get(`${page.slice(0, -1)}?from=mail`);
  if (targetOf(answer) !== `${page}?from=mail`)
    site.note(answer.url.href, `It does not lead to ${page}?from=mail.`, CONFIGURE);
  if (/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(start.url.hostname))
    return report("not https, the domain and the build, because the server is on this computer");
  noteBuild(build, site, ownCommit);
  const forbidden = [...robots.text.matchAll(/^disallow: *(\/\S*)/gim)];
  if (forbidden.some(([, path = ""]) => new URL(home).pathname.startsWith(path)))
    site.note(robots.url.href, "It tells search engines to list no page.", SWITCH_OFF);
  if (!isInFolder) noteNamedSite(robots, /^sitemap: *(\S+)/im, site);
  else if (!robots.text.includes(index.url.href))
    report(
      `search engines read ${robots.url.href}, which is not this site's: tell them of ${index.url.href} in their consoles`,
    );
  noteNamedSite(index, /<loc>([^<]*)/, site);
  await noteDomain(page, site);
}

/** Requests a page or a file that has to be there. */
async function getWhole(address: string, site: Site, why = "each build has it"): Promise<Answer> {
  const answer = await site.get(address);
  const found = `It is not there (status ${answer.status}), and ${why}.`;
  if (answer.status !== 200) site.note(address, found, PUBLISH);
  else noteHeaders(answer, site);
  if (answer.status === 200 && address.endsWith("/")) notePage(answer, site);
  return answer;
}

/** Notes `build.json` of an old build, or of one that is not to be published. */
function noteBuild({ url, text }: Answer, site: Site, ownCommit?: string): void {
  const time = Number(/"time":(\d+)/.exec(text)?.[1]);
  if (!time) return site.note(url.href, "It does not say when the site was built.", PUBLISH);
  const commit = /"commit":"(\w+)"/.exec(text)?.[1] ?? "unknown";
  const place = commit === ownCommit ? "as this folder" : "not as this folder";
  site.report(`built ${new Date(time).toISOString()} from commit ${commit}, ${place}`);
  if (text.includes('"isDemo":true'))
    site.note(
      url.href,
      "It is a demo: its forms send nothing, and search engines are asked to leave it out.",
      "Write website in data/pharmacy.yaml, and publish again.",
    );
  if (text.includes('"sendsToOutbox":true'))
    site.note(url.href, "It is a build for tests: what patients send is lost.", PUBLISH);
  const days = Math.floor((Date.now() - time) / (24 * 60 * 60 * 1000));
  // A build each night is at most a day old, and may fail once.
  if (days >= 2) site.note(url.href, `It was built ${days} days ago.`, "Build it each night.");
}

/** Notes a file for search engines that does not name this site. */
function noteNamedSite({ url, text }: Answer, pattern: RegExp, site: Site): void {
  const named = pattern.exec(text)?.[1];
  if (named?.startsWith(site.home)) return;
  const advice = `Write website in data/pharmacy.yaml as ${site.home}, and publish again.`;
  site.note(url.href, `It names ${named ?? "no site"} instead of ${site.home}.`, advice);
}
