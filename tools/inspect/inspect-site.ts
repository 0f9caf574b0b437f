import { BUILD_JSON } from "../../src/lib/build-json";
import { counted } from "../../src/lib/messages";
import { CommandError } from "../../src/lib/command-error";
import { domainFaults, languageOf, missingPageFaults, slashFaults } from "./address-faults";
import { type Answer, type Ask, type certificateEnd, patient } from "./ask";
import { buildFaults, DAY_MS, describeBuild } from "./build-faults";
import { type Fault, faultAt } from "./fault";
import {
  absentFaults,
  canonicalIn,
  locationsIn,
  otherSiteFaults,
  robotsFaults,
  sitemapsIn,
} from "./listed-faults";
import { cannotSend, canSend, pageFaults } from "./page-faults";
import { refusalFaults } from "./refusals";
import { missingScriptFaults, responseFaults } from "./response-faults";

export interface InspectOptions {
  ask: Ask;
  certificateEnd: typeof certificateEnd;
  wait: (ms: number) => Promise<unknown>;
  /** True if `data/agreements.yaml` of this site has an agreement with the mail service. */
  hasMailAgreement: boolean;
  /** Commit of this folder, if it is known. */
  commit?: string;
  /** Prints progress, and facts that are no faults. */
  report: (line: string) => void;
}

/** Requests at the same time, few enough for any host. */
const AT_ONCE = 2;

/** The inspected site, and how to request its files. */
interface LiveSite {
  /** The home page. */
  start: Answer;
  /** Requests a path of the site. */
  get: (path: string) => Promise<Answer>;
  ask: Ask;
  /** True on this machine, which has neither TLS nor the site's name. */
  isTrial: boolean;
}

/**
 * Looks at a live site, of which it gets the address of the home page, as its visitors do, and returns what is wrong.
 * Throws `CommandError` if there is no such site.
 */
export async function inspectSite(home: URL, options: InspectOptions): Promise<Fault[]> {
  const { certificateEnd, hasMailAgreement, commit, report } = options;
  const ask = patient(options.ask, options.wait, report);
  const start = await homePage(home, ask);
  const get = (path: string) => ask(new URL(path, home));
  const isTrial = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(home.hostname);
  const site = { start, get, ask, isTrial };

  const build = await get(`/${BUILD_JSON}`);
  report(describeBuild(build, commit));

  report("robots.txt and sitemap");
  const { paths, faults } = await listedPages(site);

  report(`${paths.length} pages`);
  const pages = await inBatches(paths, (path) => (path === "/" ? start : get(path)));
  faults.push(...pages.flatMap((page) => wholeFaults(page, "The sitemap has it as a page.")));
  if (!hasMailAgreement && pages.some(canSend))
    report("forms send, and data/agreements.yaml has no agreement with the mail service");
  const silent = pages.find(cannotSend);
  if (silent) report(`forms do not send, as on ${silent.url.href}: built without EmailJS keys`);

  const names = filesIn(pages);
  report(`${names.length} files: scripts, pictures and others, one of each kind`);
  const files = await inBatches(names, get);
  faults.push(...files.flatMap((file) => wholeFaults(file, "A page needs it.")));

  faults.push(...certificateFaults(home, await certificateEnd(home)));
  if (build.status === 200) faults.push(...responseFaults(build));
  if (!isTrial) faults.push(...buildFaults(build));

  report("the editing screen, if there is one");
  faults.push(...(await screenFaults(site)));

  report("addresses that lead to pages, and addresses that do not exist");
  faults.push(...(await addressFaults(site, paths.find((path) => path !== "/") ?? "/")));
  if (isTrial) report("not https and the domain, because the server is on this computer");
  return faults;
}

async function homePage(home: URL, ask: Ask): Promise<Answer> {
  if (home.pathname !== "/") {
    throw new CommandError(
      `${home.href} has a path, and the site works only at the root of an address. Give the address of its home page: ${home.origin}/`,
    );
  }
  const answer = await ask(home);
  const location = answer.headers.get("location");
  if (location !== null) {
    const target = new URL(location, home);
    throw new CommandError(
      `${home.href} leads to ${target.href}. Run: npm run inspect -- ${target.href}`,
    );
  }
  if (answer.status === 200) return answer;
  const [refusal] = refusalFaults(answer);
  if (refusal) throw new CommandError(`${home.href}: ${refusal.found} ${refusal.advice}`);
  throw new CommandError(
    `${home.href} answers with the status ${answer.status} instead of a page. Publish the folder public/ there.`,
  );
}

function certificateFaults({ origin }: URL, end: number | undefined): Fault[] {
  const days = end === undefined ? Infinity : Math.floor((end - Date.now()) / DAY_MS);
  // One that renews by itself does so earlier.
  if (days >= 7) return [];
  return faultAt(
    origin,
    `Its certificate ends in ${counted(days, "day")}. Then browsers refuse the site.`,
    "Renew it at the host, and see there that it renews by itself.",
  );
}

/** Returns the paths of the pages in the sitemap, and what is wrong with it and with robots.txt. */
async function listedPages({ start, get, isTrial }: LiveSite) {
  const robots = await get("/robots.txt");
  const index = await get("/sitemap-index.xml");
  const parts = await inBatches(locationsIn(index), ({ pathname }) => get(pathname));
  const locations = parts.flatMap(locationsIn);
  const faults = [
    ...robotsFaults(robots),
    ...[index, ...parts].flatMap((file) => absentFaults(file, "It lists the pages.")),
  ];
  if (!isTrial) {
    faults.push(
      ...otherSiteFaults(robots.url, sitemapsIn(robots)),
      ...otherSiteFaults(index.url, locations),
      ...otherSiteFaults(start.url, canonicalIn(start)),
    );
  }
  return { paths: [...new Set(["/", ...locations.map(({ pathname }) => pathname)])], faults };
}

/** Returns the faults of a page or a file that has to be there. */
const wholeFaults = (answer: Answer, purpose: string): Fault[] =>
  answer.status === 200
    ? [...responseFaults(answer), ...(answer.url.pathname.endsWith("/") ? pageFaults(answer) : [])]
    : absentFaults(answer, purpose);

async function screenFaults({ get }: LiveSite): Promise<Fault[]> {
  const screen = await get("/edit/");
  if (screen.status === 404) return [];
  const [, script] = /<script type="module" src="([^"]*)"/.exec(screen.text) ?? [];
  const files = script === undefined ? [] : [await get(`/edit/${script}`)];
  return [screen, ...files].flatMap((file) => wholeFaults(file, "It is the editing screen."));
}

async function addressFaults({ start, get, ask, isTrial }: LiveSite, path: string) {
  const page = new URL(path, start.url);
  const faults = path === "/" ? [] : await slashFaults(page, ask);
  faults.push(...missingScriptFaults(await get("/no-such-script.js")));
  for (const [folder, language] of languagesOf(start)) {
    const answer = await get(`${folder}no-such-page/`);
    faults.push(...missingPageFaults(answer, folder, language));
    if (answer.status === 404) faults.push(...responseFaults(answer));
  }
  return isTrial ? faults : [...faults, ...(await domainFaults(page, ask))];
}

async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result> | Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE)
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(work))));
  return results;
}

/** Returns the home path of each language: `[["/", "en-US"], ["/es/", "es"]]`. */
function languagesOf({ url, text }: Answer): [folder: string, language: string][] {
  const links = [...text.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi)];
  const alternates = links.map(([, language = "", address = ""]): [string, string] => [
    new URL(address, url).pathname,
    language,
  ]);
  return [["/", languageOf(text)], ...alternates.filter(([folder]) => folder !== "/")];
}

/** Returns the path of one file of each kind that pages name, apart from those of the editing screen. */
function filesIn(pages: readonly Answer[]): string[] {
  const kinds = new Map<string, string>();
  for (const { text } of pages) {
    const paths = text.matchAll(
      /["\s,](\/(?!edit\/)[\w./-]+\.(js|css|svg|png|jpg|webp|avif|woff2|webmanifest))(?=["\s,])/g,
    );
    for (const [, path = "", ending = ""] of paths) {
      const kind = `${ending} ${path.startsWith("/static/")}`;
      if (!kinds.has(kind)) kinds.set(kind, path);
    }
  }
  return [...kinds.values()];
}
