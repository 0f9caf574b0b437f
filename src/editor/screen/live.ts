/** Says on a hosted screen whether the last change is live: from `build.json` and from the Git service. */
import CMS from "@sveltia/cms";
import { BUILD_JSON, type BuildJson } from "../../lib/build-json";
import type { Repository } from "../git/git-service";
import { ServiceError } from "../git/request";
import type { GitFacts } from "../screen-facts";
import { element } from "./dom";
import { liveWords, LONGEST_BUILD_MS, type LiveWords, timeInWords } from "./live-words";
import { NotSignedIn, openRepository } from "./repository";

/** Milliseconds between two looks while a build is awaited. GitHub allows 5,000 requests an hour; a look has four. */
const LOOK_MS = 15_000;

/** Milliseconds between two looks otherwise: somebody else may save. */
const CALM_LOOK_MS = 60_000;

/** Milliseconds between two looks whether somebody signed in, which sends no request. */
const SIGN_IN_MS = 1_000;

/** What the strip says, and when to look again; never, if that is absent. */
type Answer = Omit<LiveWords, "isAwaited"> & { lookAgainMs?: number };

/** Returns an element that says whether the last change is live, and stays current. */
export function liveStatus(git: GitFacts): HTMLElement {
  const status = element("p", { role: "status" });
  const watch = new Watch(git);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of looks. The answer of any but the last one is dropped. */
  let looks = 0;

  async function look() {
    clearTimeout(timer);
    looks += 1;
    const current = looks;
    const answer = await watch.answer();
    if (current !== looks) return;
    show(status, answer);
    if (answer.lookAgainMs) timer = setTimeout(lookIfShown, answer.lookAgainMs);
  }

  /** Sends no requests from a tab in the background. */
  function lookIfShown() {
    if (document.visibilityState === "visible") void look();
  }

  for (const name of ["postSave", "postPublish"] as const) {
    CMS.registerEventListener({
      name,
      handler: () => {
        if (name === "postPublish" || !git.isReviewed) watch.expectChange();
        void look();
      },
    });
  }
  addEventListener("visibilitychange", lookIfShown);
  void look();
  return status;
}

function show(status: HTMLElement, { words, link }: Answer) {
  // Screen readers would say the same words again.
  if (status.textContent === [words, link?.words].filter(Boolean).join(" ")) return;
  status.replaceChildren(words);
  if (link) status.append(" ", element("a", { href: link.url, target: "_blank" }, link.words));
}

class Watch {
  /** Id of the last commit that the service listed. */
  private seen: string | undefined;
  /** A change that was saved, but that the service may not list yet. */
  private expected: { after: string; at: number } | undefined;

  constructor(private readonly git: GitFacts) {}

  /** Call when a change was saved on the published branch. */
  expectChange(): void {
    if (this.seen) this.expected = { after: this.seen, at: Date.now() };
  }

  async answer(): Promise<Answer> {
    try {
      return await this.ask(openRepository(this.git, "to see whether the last changes are live"));
    } catch (error) {
      if (error instanceof NotSignedIn) return { words: error.message, lookAgainMs: SIGN_IN_MS };
      if (!(error instanceof ServiceError)) throw error;
      const words = `It cannot be seen now whether the last changes are live: ${error.message}`;
      // Looks again if the connection was lost, but not if the account has no right to look.
      return { words, lookAgainMs: error.status ? undefined : CALM_LOOK_MS };
    }
  }

  private async ask(repository: Repository): Promise<Answer> {
    const [build, [head]] = await Promise.all([publishedBuild(), repository.lastCommits(1)]);
    if (!head) return { words: "" };
    this.seen = head.id;
    const now = Date.now();
    const { words, link, isAwaited } =
      this.missing(head.id, now) ??
      liveWords({
        now,
        build,
        head,
        reports: build?.commit === head.id ? [] : await repository.buildReports(head.id),
      });
    return { words, link, lookAgainMs: isAwaited ? LOOK_MS : CALM_LOOK_MS };
  }

  /** Returns what to say of a change that was saved, but that the service does not list yet. */
  private missing(head: string, now: number): LiveWords | undefined {
    const { expected } = this;
    if (!expected || expected.after !== head || now - expected.at > LONGEST_BUILD_MS)
      return undefined;
    return {
      words: `Saved at ${timeInWords(expected.at, now)}. The site is being built.`,
      isAwaited: true,
    };
  }
}

/** Returns what the site was built from; `undefined` if it does not say so. */
const publishedBuild = (): Promise<BuildJson | undefined> =>
  fetch(`../${BUILD_JSON}`, { cache: "no-store" })
    .then((response) => response.json() as Promise<BuildJson>)
    .catch(() => undefined);
