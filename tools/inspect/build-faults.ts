/** When the live site was built, and from which commit. */
import type { BuildJson } from "../../src/lib/build-json";
import type { Answer } from "./ask";
import { type Fault, faultAt } from "./fault";
import { refusalFaults } from "./refusals";

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns what is wrong with `build.json`, apart from its headers. */
export function buildFaults(answer: Answer): Fault[] {
  const address = answer.url.href;
  const refusal = refusalFaults(answer);
  if (refusal.length > 0) return refusal;
  const build = buildIn(answer);
  if (!build) {
    return faultAt(
      address,
      `It does not say when the site was built (status ${answer.status}).`,
      "Publish the whole folder public/ as npm run build of this version writes it.",
    );
  }
  if (build.sendsToOutbox) {
    return faultAt(
      address,
      "This is a build for tests or for trying the forms: what patients send is lost.",
      "Run npm run build, and publish public/ before you run any test.",
    );
  }
  const age = Date.now() - build.time;
  // A build each night is at most a day old, and may fail once.
  if (age <= 2 * DAY_MS) return [];
  return faultAt(
    address,
    `The site was built ${Math.floor(age / DAY_MS)} days ago: what search engines are told may be out of date.`,
    'Build it every night: see "Publish again every night" in docs/going-live.md.',
  );
}

/** Returns when and from what the site was built: `"built 2026-11-26 10:15 UTC from commit 0123456"`. */
export function describeBuild(answer: Answer, ownCommit: string | undefined): string {
  const build = buildIn(answer);
  if (!build) return "no build.json";
  const time = new Date(build.time).toISOString().replace("T", " ").slice(0, 16);
  if (!build.commit) {
    return `built ${time} UTC, from no commit${build.noCommit ? `: ${build.noCommit}` : ""}`;
  }
  const built = `built ${time} UTC from commit ${build.commit.slice(0, 7)}`;
  if (!ownCommit) return built;
  return `${built}, ${build.commit === ownCommit ? "as this folder" : "which this folder is not at"}`;
}

function buildIn({ status, text }: Answer): BuildJson | undefined {
  if (status !== 200) return undefined;
  try {
    const build = JSON.parse(text) as BuildJson;
    return typeof build.time === "number" ? build : undefined;
  } catch {
    return undefined;
  }
}
