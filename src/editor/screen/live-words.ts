/** Says in words whether the last change is live. */
import type { BuildJson } from "../../lib/build-json";
import { staffLocale } from "./staff-language";
import type { BuildReport, Commit } from "../git/git-service";

/** Milliseconds from a change to its publication, at the most. */
export const LONGEST_BUILD_MS = 15 * 60_000;

export interface LiveFacts {
  /** Milliseconds since 1970. */
  now: number;
  /** `undefined` if the site does not say what it was built from. */
  build: BuildJson | undefined;
  /** Last commit of the published branch. */
  head: Commit;
  /** What hosts and checks say of that commit. */
  reports: readonly BuildReport[];
}

export interface LiveWords {
  words: string;
  link?: { words: string; url: string };
  /** True if the answer may change soon. */
  isAwaited: boolean;
}

/** Names of programs that publish. Others, such as checks, speak only if none of these does. */
const PUBLISHES = /netlify|vercel|cloudflare|workers|deploy|publish|pages|render|surge/i;

const ASK = "Ask whoever set up the site: the list of builds at the host says why.";

/** Returns what to say of the last commit. */
export function liveWords({ now, build, head, reports }: LiveFacts): LiveWords {
  const saved = `Saved at ${timeInWords(head.time, now)}`;
  const isRecent = now - head.time < LONGEST_BUILD_MS;
  if (build?.commit === head.id) {
    // A build of the night is later than the one that made the change live.
    const words =
      build.time - head.time < LONGEST_BUILD_MS
        ? `Live since ${timeInWords(build.time, now)}.`
        : "Everything that was saved is live.";
    return { words: `Published. ${words}`, isAwaited: false };
  }

  const publishing = reports.filter(({ name }) => PUBLISHES.test(name));
  const heard = publishing.length > 0 ? publishing : reports;
  const failed = heard.find(({ state }) => state === "failed");
  // A report can name any URL.
  const log = failed?.url?.startsWith("https://") ? failed.url : head.url;
  const link = { words: "See why", url: log };
  if (failed) {
    const reason = [failed.name, failed.description].filter(Boolean).join(", ");
    return {
      words: `The site did not build: ${reason}. It stays as it was.`,
      link,
      isAwaited: isRecent,
    };
  }
  const isRunning = heard.some(({ state }) => state === "running");
  if (!build?.commit && !isRunning) {
    const known = build ? ` The site was built at ${timeInWords(build.time, now)}.` : "";
    return {
      words: `${saved}.${known} It cannot be seen here whether the change is live: look at the page.`,
      isAwaited: false,
    };
  }
  if (isRecent) return { words: `${saved}. The site is being built.`, isAwaited: true };
  return { words: `${saved}, and not live yet. ${ASK}`, link, isAwaited: false };
}

/** Returns `2:14 PM`, with the day if it is not today. */
export function timeInWords(time: number, now: number): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  return new Date(time).toLocaleString(staffLocale(), {
    ...(!isToday && { month: "short", day: "numeric" }),
    hour: "numeric",
    minute: "2-digit",
  });
}
