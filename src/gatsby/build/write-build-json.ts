import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sendsToOutbox } from "../environment/mail-keys";
import { isDemoBuild } from "../../lib/demo";
import { BUILD_JSON, type BuildJson } from "../../lib/build-json";

/**
 * Variables in which hosts name the commit:
 * Netlify (https://docs.netlify.com/build/configure-builds/environment-variables/),
 * Cloudflare Pages (https://developers.cloudflare.com/pages/configuration/build-configuration/) and
 * Workers (https://developers.cloudflare.com/changelog/2025-06-10-default-env-vars),
 * Vercel (https://vercel.com/docs/environment-variables/system-environment-variables) and
 * GitHub (https://docs.github.com/en/actions/reference/workflows-and-actions/variables).
 */
const COMMIT_VARIABLES = [
  "COMMIT_REF",
  "CF_PAGES_COMMIT_SHA",
  "WORKERS_CI_COMMIT_SHA",
  "VERCEL_GIT_COMMIT_SHA",
  "GITHUB_SHA",
];

/** Deletes `build.json`, because only a complete build has it. */
export const forgetBuild = (build: string) => rmSync(join(build, BUILD_JSON), { force: true });

/** Writes `build.json` of a site in this folder. Call when the build is complete. */
export function writeBuildJson(environment: NodeJS.ProcessEnv, build: string, folder = ""): void {
  const content: BuildJson = {
    time: Date.now(),
    ...commitOf(environment),
    ...(folder && { folder }),
    ...(isDemoBuild() && { isDemo: true }),
    ...(sendsToOutbox(environment) && { sendsToOutbox: true }),
  };
  writeFileSync(join(build, BUILD_JSON), JSON.stringify(content));
}

/** Returns the commit from which a folder is built, by the host's variables or by Git; without one, the reason. */
export function commitOf(
  environment: NodeJS.ProcessEnv,
  folder = process.cwd(),
): Pick<BuildJson, "commit" | "noCommit"> {
  const commit = COMMIT_VARIABLES.map((name) => environment[name]).find(isCommit);
  return commit ? { commit } : committedIn(folder);
}

const isCommit = (name: string | undefined) => /^[0-9a-f]{40}$/.test(name ?? "");

/** Returns the commit that Git has checked out, unless files have changed since. */
function committedIn(folder: string): Pick<BuildJson, "commit" | "noCommit"> {
  const describe = ["describe", "--always", "--abbrev=40", "--exclude=*", "--dirty"];
  const env = { ...process.env, LC_ALL: "C" };
  try {
    const answer = execFileSync("git", describe, { cwd: folder, env, stdio: "pipe" });
    const commit = answer.toString().trim();
    return isCommit(commit) ? { commit } : { noCommit: "files have changed since the last commit" };
  } catch (error) {
    return { noCommit: reasonOf(String(error)) };
  }
}

/** Returns why Git does not answer. Its own words name folders, and `build.json` is public. */
function reasonOf(error: string): string {
  if (error.includes("ENOENT")) return "Git is not installed";
  if (error.includes("dubious ownership")) return "the folder belongs to another user";
  return error.includes("not a git repository") ? "the folder is no Git clone" : "Git failed";
}
