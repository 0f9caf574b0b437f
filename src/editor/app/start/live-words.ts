/** Says in words whether the last change is live. */
import type { BuildJson } from "../../../lib/build-json";
import type { BuildReport, Change } from "../../files/files";
import { staffLocale, t } from "../words";

/** Milliseconds from a change to its publication, at the most. */
export const LONGEST_BUILD_MS = 15 * 60_000;

export interface LiveFacts {
  /** Milliseconds since 1970. */
  now: number;
  /** `undefined` if the site does not say what it was built from. */
  build: BuildJson | undefined;
  /** Last change of the published branch. */
  head: Change;
  /** What hosts and checks say of that change. */
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

/** Returns what to say of the last change. */
export function liveWords({ now, build, head, reports }: LiveFacts): LiveWords {
  const time = timeInWords(head.time, now);
  const isRecent = now - head.time < LONGEST_BUILD_MS;
  if (build?.commit === head.id) {
    // A build of the night is later than the one that made the change live.
    const words =
      build.time - head.time < LONGEST_BUILD_MS
        ? t("Published. Live since {time}.", { time: timeInWords(build.time, now) })
        : t("Published. Everything that was saved is live.");
    return { words, isAwaited: false };
  }

  const publishing = reports.filter(({ name }) => PUBLISHES.test(name));
  const heard = publishing.length > 0 ? publishing : reports;
  const failed = heard.find(({ state }) => state === "failed");
  // A report can name any URL.
  const log = failed?.url?.startsWith("https://") ? failed.url : head.url;
  const link = { words: t("See why"), url: log };
  if (failed) {
    const reason = [failed.name, failed.description].filter(Boolean).join(", ");
    const words = t("The site did not build: {reason}. It stays as it was.", { reason });
    return { words, link, isAwaited: isRecent };
  }
  const isRunning = heard.some(({ state }) => state === "running");
  if (!build?.commit && !isRunning) {
    const words = build
      ? t(
          "Saved at {time}. The site was built at {built}. It cannot be seen here whether the change is live: look at the page.",
          { time, built: timeInWords(build.time, now) },
        )
      : t("Saved at {time}. It cannot be seen here whether the change is live: look at the page.", {
          time,
        });
    return { words, isAwaited: false };
  }
  if (isRecent)
    return { words: t("Saved at {time}. The site is being built.", { time }), isAwaited: true };
  const words = t(
    "Saved at {time}, and not live yet. Ask whoever set up the site: the list of builds at the host says why.",
    { time },
  );
  return { words, link, isAwaited: false };
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
