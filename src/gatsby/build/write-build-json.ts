import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Environment, sendsToOutbox } from "../environment/mail-keys";
import { BUILD_JSON, type BuildJson } from "./build-json";

/**
 * Variables in which hosts name the commit:
 * Netlify (https://docs.netlify.com/build/configure-builds/environment-variables/),
 * Cloudflare Pages (https://developers.cloudflare.com/pages/configuration/build-configuration/) and
 * Workers (https://developers.cloudflare.com/changelog/2025-06-10-default-env-vars),
 * Vercel (https://vercel.com/docs/environment-variables/system-environment-variables),
 * GitHub (https://docs.github.com/en/actions/reference/workflows-and-actions/variables) and
 * GitLab (https://docs.gitlab.com/ci/variables/predefined_variables/).
 */
const COMMIT_VARIABLES = [
  "COMMIT_REF",
  "CF_PAGES_COMMIT_SHA",
  "WORKERS_CI_COMMIT_SHA",
  "VERCEL_GIT_COMMIT_SHA",
  "GITHUB_SHA",
  "CI_COMMIT_SHA",
];

/** Writes `build.json`. Call when the build is complete. */
export async function writeBuildJson(environment: Environment, build: string): Promise<void> {
  const content: BuildJson = {
    time: Date.now(),
    commit: commitOf(environment),
    ...(sendsToOutbox(environment) && { sendsToOutbox: true }),
  };
  await writeFile(join(build, BUILD_JSON), JSON.stringify(content));
}

/** Returns the commit from which a folder is built, by the host's variables or by Git; `undefined` if unknown. */
export const commitOf = (environment: Environment, folder = process.cwd()): string | undefined =>
  COMMIT_VARIABLES.map((name) => environment[name]).find(isCommit) ?? committedIn(folder);

const isCommit = (name: string | undefined) => /^[0-9a-f]{40}$/.test(name ?? "");

/** Returns the commit that Git has checked out; `undefined` if files have changed since, and without Git. */
function committedIn(folder: string): string | undefined {
  const describe = ["describe", "--always", "--abbrev=40", "--exclude=*", "--dirty"];
  try {
    const name = execFileSync("git", describe, { cwd: folder, encoding: "utf8", stdio: "pipe" });
    return [name.trim()].find(isCommit);
  } catch {
    return undefined;
  }
}
