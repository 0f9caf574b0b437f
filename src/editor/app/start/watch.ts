/** Looks whether the last change is live: at `build.json`, and at what is said of the change. */
import type { BuildJson } from "../../../lib/build-json";
import { type Files, FilesError } from "../../files/files";
import { t } from "../words";
import { liveWords, type LiveWords } from "./live-words";

/** Milliseconds between two looks while a build is awaited. GitHub allows 5,000 requests an hour; a look has four. */
const LOOK_MS = 15_000;

/** Milliseconds between two looks otherwise: somebody else may save. */
const CALM_LOOK_MS = 60_000;

/** What to say, and when to look again; never, if that is absent. */
export type Answer = Omit<LiveWords, "isAwaited"> & { lookAgainMs?: number };

/** Returns what to say of the last change, given its files and what the published site was built from. */
export async function look(
  files: Files,
  publishedBuild: () => Promise<BuildJson | undefined>,
): Promise<Answer> {
  try {
    const [build, [head]] = await Promise.all([publishedBuild(), files.lastChanges(1)]);
    if (!head) return { words: "" };
    const reports = build?.commit === head.id ? [] : await files.buildReports?.(head.id);
    const facts = { now: Date.now(), build, head, reports: reports ?? [] };
    const { words, link, isAwaited } = liveWords(facts);
    return { words, link, lookAgainMs: isAwaited ? LOOK_MS : CALM_LOOK_MS };
  } catch (error) {
    if (!(error instanceof FilesError)) throw error;
    const reason = error.message;
    const words = t("It cannot be seen now whether the last changes are live: {reason}", {
      reason,
    });
    // Looks again, but not if the account has no right to look.
    const isForGood = error.status === 403 || error.status === 404;
    return { words, lookAgainMs: isForGood ? undefined : CALM_LOOK_MS };
  }
}
