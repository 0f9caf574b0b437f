/** Addresses of a good form that lead nowhere, or back to where one is. */
import type { Advice, Problem } from "../problem";
import type { Content } from "../read/content";

/** Mailboxes that most people have, with their usual slips. */
const MAIL_SLIPS: Partial<Record<string, string>> = {
  "gmial.com": "gmail.com",
  "gmal.com": "gmail.com",
  "gamil.com": "gmail.com",
  "gmai.com": "gmail.com",
  "gnail.com": "gmail.com",
  "hotmial.com": "hotmail.com",
  "hotmal.com": "hotmail.com",
  "outlok.com": "outlook.com",
  "yaho.com": "yahoo.com",
  "yahooo.com": "yahoo.com",
};

/** Endings that no address has (https://data.iana.org/TLD/tlds-alpha-by-domain.txt), and those that were meant. */
const NO_ENDINGS: Partial<Record<string, string>> = {
  con: "com",
  cmo: "com",
  comm: "com",
  ocm: "com",
  nte: "net",
  ogr: "org",
};

function meantHost(host: string): string | undefined {
  const ending = host.split(".").at(-1) ?? "";
  const meant = NO_ENDINGS[ending];
  return MAIL_SLIPS[host] ?? (meant && host.replace(/[^.]+$/, meant));
}

function hostAdvice(address: string, host: string): Advice | undefined {
  const meant = meantHost(host.toLowerCase());
  return meant
    ? {
        message: `${host} looks like a slip of the hand.`,
        fix: `Did you mean "${address.replace(host, meant)}"?`,
      }
    : undefined;
}

function urlAdvice(text: string, ownHost: string | undefined): Advice | undefined {
  if (!URL.canParse(text)) return undefined;
  const { host, hostname, pathname, hash } = new URL(text);
  // An address may end with a parenthesis that it opened.
  const [end] = /[.,;:]+$|\)[.,;:]*$/.exec(text) ?? [];
  if (end && !text.includes("(")) {
    return {
      message: `This address ends with ${end}, which most likely belonged to the sentence that it was copied from.`,
      fix: `Write "${text.slice(0, -end.length)}".`,
    };
  }
  if (host === ownHost) {
    return {
      message: "This leads to this site itself, and not to another one.",
      fix: `For a page of this site, write path: "${pathname}${hash}" in place of the url.`,
    };
  }
  return hostAdvice(text, hostname);
}

/** Mistyped addresses, and those of this site where another one's belong. */
export function webAddressWarnings({
  pharmacy,
  texts,
}: Pick<Content, "pharmacy" | "texts">): Problem[] {
  const website = pharmacy?.value.website;
  const ownHost = website && new URL(website).host;
  const mailbox = pharmacy?.value.email;
  const mailAdvice = mailbox && hostAdvice(mailbox, mailbox.split("@").at(-1) ?? "");
  const ofLinks = texts
    .filter(({ fieldType }) => fieldType === "url" || fieldType === "site-address")
    .flatMap(({ file, path, text, fieldType }) => {
      const advice = urlAdvice(text.trim(), fieldType === "url" ? ownHost : undefined);
      return advice ? [{ file, place: { path }, ...advice }] : [];
    });
  return pharmacy && mailAdvice
    ? [...ofLinks, { file: pharmacy.file, place: { path: ["email"] }, ...mailAdvice }]
    : ofLinks;
}
