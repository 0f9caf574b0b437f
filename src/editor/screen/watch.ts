/** Follows the last change until it is live: from `build.json` and from the Git service. */
import type { BuildJson } from "../../lib/build-json";
import type { Repository } from "../git/git-service";
import { ServiceError } from "../git/request";
import { liveWords, LONGEST_BUILD_MS, type LiveWords } from "./live-words";
import { NotSignedIn } from "./repository";

/** Milliseconds between two looks while a build is awaited. GitHub allows 5,000 requests an hour; a look has four. */
const LOOK_MS = 15_000;

/** Milliseconds between two looks otherwise: somebody else may save. */
const CALM_LOOK_MS = 60_000;

/** Milliseconds between two looks whether somebody signed in, which sends no request. */
const SIGN_IN_MS = 1_000;

/** What the strip says, and when to look again; never, if that is absent. */
export type Answer = Omit<LiveWords, "isAwaited"> & { lookAgainMs?: number };

export class Watch {
  /** Id of the last commit that the service listed. */
  private seen: string | undefined;
  /** A change that was saved, but that the service may not list yet. */
  private expected: { after: string; at: number } | undefined;

  constructor(
    private readonly open: () => Repository,
    private readonly publishedBuild: () => Promise<BuildJson | undefined>,
  ) {}

  /** Call when a change was saved. */
  expectChange(): void {
    if (this.seen) this.expected = { after: this.seen, at: Date.now() };
  }

  async answer(): Promise<Answer> {
    try {
      return await this.ask(this.open());
    } catch (error) {
      if (error instanceof NotSignedIn) return { words: error.message, lookAgainMs: SIGN_IN_MS };
      if (!(error instanceof ServiceError)) throw error;
      const words = `It cannot be seen now whether the last changes are live: ${error.message}`;
      // Looks again, also after signing in anew, but not if the account has no right to look.
      const isForGood = error.status === 403 || error.status === 404;
      return { words, lookAgainMs: isForGood ? undefined : CALM_LOOK_MS };
    }
  }

  private async ask(repository: Repository): Promise<Answer> {
    const [build, [head]] = await Promise.all([this.publishedBuild(), repository.lastCommits(1)]);
    if (!head) return { words: "" };
    this.seen = head.id;
    const now = Date.now();
    const { expected } = this;
    const isExpected =
      expected !== undefined && expected.after === head.id && now - expected.at < LONGEST_BUILD_MS;
    // The service does not list the saved commit yet, so the site cannot have been built from it.
    const last = isExpected ? { ...head, id: "", time: expected.at } : head;
    const reports =
      isExpected || build?.commit === head.id ? [] : await repository.buildReports(head.id);
    const { words, link, isAwaited } = liveWords({ now, build, head: last, reports });
    return { words, link, lookAgainMs: isAwaited ? LOOK_MS : CALM_LOOK_MS };
  }
}
