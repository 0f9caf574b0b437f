/** A live site, and what is wrong with it. */
import { folderOf } from "../../src/lib/paths";
import type { Answer, Ask } from "./ask";

/** What was found at an address, and what to do about it. */
export interface Fault {
  address: string;
  found: string;
  advice: string;
}

export const PUBLISH = "Publish the whole folder public/ as npm run build writes it.";
export const CONFIGURE = "Use your host's configuration: its page in hosting/ says what it can do.";
export const SWITCH_OFF = "Turn that off at the host or a proxy: hosting/ names the switches.";
const LATER =
  "Inspect again later. If it stays so, see whether the name and its certificate are right, and look at the host for a bot check, a password, a limit, maintenance and errors.";

export class Site {
  readonly faults: Fault[] = [];

  constructor(
    readonly home: string,
    private readonly ask: Ask,
    readonly report: (line: string) => void,
  ) {}

  /** Returns the path of a file in the build: `/about/` for `https://user.github.io/pharmacy/about/`. */
  pathOf({ pathname }: URL): string {
    const folder = folderOf(this.home);
    return pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : pathname;
  }

  /** True for a script of the build, a file beside the home page, and for a relative one, as the editing screen has. */
  isOwnScript(source: string): boolean {
    const { href } = new URL(source, this.home);
    return href.startsWith(this.home) && /^[\w.-]+\.js$/.test(href.slice(this.home.length));
  }

  /** Requests an address, and notes it if the host refuses. */
  async get(address: string): Promise<Answer> {
    const answer = await this.ask(new URL(address));
    const refusal = refusalIn(answer);
    if (refusal) this.note(address, refusal, LATER);
    return answer;
  }

  /** Notes what is wrong with an address, and no more if the host refused it. */
  note(address: string, found: string, advice: string): void {
    const isRefused = this.faults.some((f) => f.address === address && f.advice === LATER);
    if (!isRefused) this.faults.push({ address, found, advice });
  }
}

/** Signs of the bot checks of Cloudflare, Vercel, Amazon and Sucuri, in names of headers and in pages. */
const SIGNS = /cf-mitigated|x-vercel-mitigated|x-amzn-waf-action|<title>(?:Just a moment|Sucuri)/;

/** Returns what a host answers that says nothing of the site. */
function refusalIn({ status, headers, text }: Answer): string | undefined {
  if (status === 0) return `No answer came (${text}).`;
  if (status >= 400 && SIGNS.test([...headers.keys(), text].join()))
    return `A bot check keeps visitors out (status ${status}), and perhaps search engines.`;
  const isRefused = [401, 403, 429].includes(status) || status >= 500;
  return isRefused ? `The host refuses to answer, or cannot (status ${status}).` : undefined;
}

/** Returns the faults as numbered paragraphs. Addresses with the same fault share one. */
export function printFaults(faults: readonly Fault[]): string {
  const wordsOf = ({ found, advice }: Fault) => `   ${found}\n   What to do: ${advice}`;
  const paragraphs = [...new Set(faults.map(wordsOf))].map((words, index) => {
    const same = faults.filter((fault) => wordsOf(fault) === words);
    const [first, ...others] = new Set(same.map(({ address }) => address));
    return `${index + 1}. ${first}${others.length > 0 ? ` and ${others.length} more` : ""}\n${words}`;
  });
  return paragraphs.join("\n\n");
}
