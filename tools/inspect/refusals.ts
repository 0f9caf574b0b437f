/** Answers of hosts that refuse a request, or cannot serve it, whatever is published there. */
import type { Answer } from "./ask";
import { type Fault, faultAt, type Finding } from "./fault";

const BOT_CHECK: Finding = {
  found:
    "The host answers with a bot check in place of the page. It may also keep out search engines and old browsers.",
  advice:
    "Turn off the bot check for this site (at Cloudflare: Under Attack Mode, Bot Fight Mode, and rules with a challenge), or inspect from an address that it lets through.",
};

const REFUSALS: Readonly<Record<number, Finding>> = {
  401: {
    found: "The host asks for a password (status 401).",
    advice:
      "Turn off the password at the host once the site may be public. A preview with a password cannot be inspected.",
  },
  403: {
    found: "The host refuses the page (status 403).",
    advice:
      "See whether index.html is at the top of the site's folder, and whether everybody may read the files. If so, ask the host which rule refuses them.",
  },
  429: {
    found: "The host has had too many requests (status 429), also after a pause.",
    advice:
      "Wait an hour, and inspect again. If it stays so, let the host allow more requests: a page of this site needs about ten.",
  },
  503: {
    found: "The host says that the site is out of service for now (status 503).",
    advice:
      "End the maintenance at the host. If nobody began one, wait some minutes, inspect again, and ask the host if it stays so.",
  },
};

/** Headers and texts of the bot checks of Cloudflare, Vercel, Amazon and Sucuri. */
const isBotCheck = ({ status, headers, text }: Answer) =>
  headers.get("cf-mitigated") === "challenge" ||
  headers.get("x-vercel-mitigated") === "challenge" ||
  /^(?:challenge|captcha)$/.test(headers.get("x-amzn-waf-action") ?? "") ||
  (status >= 400 &&
    /cdn-cgi\/challenge-platform|<title>(?:Just a moment|Attention Required|Sucuri)/.test(text));

/** Returns what a host that refuses a request says; nothing for an answer that says something of the site. */
export function refusalFaults(answer: Answer): Fault[] {
  const address = answer.url.href;
  if (answer.lost !== undefined) {
    const [found, ...advice] = answer.lost.split(/(?<=\.) /);
    return [{ address, found: found ?? "", advice: advice.join(" ") || "Inspect again later." }];
  }
  if (isBotCheck(answer)) return [{ address, ...BOT_CHECK }];
  const refusal = REFUSALS[answer.status];
  if (refusal) return [{ address, ...refusal }];
  if (answer.status < 500) return [];
  return faultAt(
    address,
    `The server has an error (status ${answer.status}).`,
    "Inspect again in some minutes. If it stays so, look into the host's log of errors; at Apache, a line of .htaccess that it does not know does this.",
  );
}
