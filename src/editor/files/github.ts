/** GitHub (https://docs.github.com/en/rest). */
import { checkFile } from "../../content/check-file";
import type { Names } from "../../content/problem";
import { contentTypeAt, withoutData } from "../../content/schema/content-files";
import {
  base64,
  type BuildReport,
  type Change,
  type CheckedProblem,
  type Draft,
  encodePath,
  type Files,
  SavedMeanwhile,
  type Written,
} from "./files";
import { ifAllowed, refused, requester } from "./request";

/** Hosts to which the screen connects, the API first. */
export const GITHUB_API = "https://api.github.com";

/** Name for staff. */
const GITHUB = "GitHub";

/** Folder of the files that the screen edits. */
const DATA = "data/";

/** What GitHub says of a commit. */
interface Commit {
  sha: string;
  html_url: string;
  commit: { author: { name: string }; committer: { date: string } };
  parents: { sha: string }[];
  files?: { filename: string; previous_filename?: string }[];
}

const changeOf = ({ sha, html_url, commit, parents }: Commit): Change => ({
  id: sha,
  parent: parents[0]?.sha,
  time: Date.parse(commit.committer.date),
  who: commit.author.name,
  url: html_url,
});

interface CommitStatus {
  context: string;
  state: string;
  description: string | null;
  target_url: string | null;
}

interface CheckRun {
  name: string;
  status: string;
  conclusion: string | null;
  html_url: string | null;
  details_url?: string | null;
  output?: { title: string | null };
}

/** States of statuses, and conclusions of check runs and workflow runs, by what they mean. Others say nothing. */
const STATES: Readonly<Record<string, BuildReport["state"]>> = {
  pending: "running",
  success: "done",
  failure: "failed",
  error: "failed",
  timed_out: "failed",
  startup_failure: "failed",
  action_required: "failed",
};

const COMMIT_MUTATION =
  "mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }";

/** An error of GraphQL, which GitHub answers with the status 200. */
interface GraphQlError {
  type?: string;
  message: string;
}

export interface GitHubAccess {
  /** `owner/name` */
  repository: string;
  /** Published branch; `undefined` for the repository's main one. */
  branch: string | undefined;
  token: string;
  /** How the check names values, in the language of staff. */
  names: Names;
}

export function openGitHub({ repository, branch, token, names }: GitHubAccess): Files {
  const { json, file } = requester(GITHUB, GITHUB_API, token, names.say);
  const place = `/repos/${repository}`;
  const raw = (path: string, commit: string) =>
    file(`${place}/contents/${encodePath(DATA + path)}?ref=${commit}`, {
      accept: "application/vnd.github.raw+json",
    });
  const branchName = async () =>
    branch ?? (await json<{ default_branch: string }>(place)).default_branch;

  async function lastChanges(
    count: number,
    folder: string | undefined = "data",
  ): Promise<Change[]> {
    const query = new URLSearchParams({ per_page: String(count) });
    if (folder) query.set("path", folder);
    if (branch) query.set("sha", branch);
    return (await json<Commit[]>(`${place}/commits?${query}`)).map(changeOf);
  }

  async function changedPaths({ id }: Change): Promise<string[]> {
    const { files = [] } = await json<Commit>(`${place}/commits/${id}`);
    return files
      .flatMap(({ filename, previous_filename }) =>
        previous_filename ? [previous_filename, filename] : [filename],
      )
      .filter((path) => path.startsWith(DATA))
      .map(withoutData);
  }

  async function write(files: Written, message: string, version: string): Promise<void> {
    const additions = [...files].map(async ([path, content]) =>
      content === undefined ? [] : [{ path: DATA + path, contents: await base64(content) }],
    );
    const input = {
      branch: { repositoryNameWithOwner: repository, branchName: await branchName() },
      expectedHeadOid: version,
      message: { headline: message },
      fileChanges: {
        additions: (await Promise.all(additions)).flat(),
        deletions: [...files].flatMap(([path, content]) =>
          content === undefined ? [{ path: DATA + path }] : [],
        ),
      },
    };
    const { errors } = await json<{ errors?: GraphQlError[] }>("/graphql", {
      body: { query: COMMIT_MUTATION, variables: { input } },
    });
    if (!errors?.length) return;
    if (errors.some(({ type }) => type === "STALE_DATA")) throw new SavedMeanwhile();
    const status = errors.some(({ type }) => type === "FORBIDDEN") ? 403 : 200;
    const said = errors.map((error) => error.message).join(" ");
    throw refused(GITHUB, { status, headers: new Headers(), message: said }, names.say);
  }

  async function statuses(commit: string): Promise<BuildReport[]> {
    const answer = await json<{ statuses: CommitStatus[] }>(`${place}/commits/${commit}/status`);
    return answer.statuses.flatMap(({ context, state, description, target_url }) =>
      report(context, STATES[state], description, target_url),
    );
  }

  /** Tokens for a single repository cannot read the check runs of a private one, but may read its workflow runs. */
  const checkRuns = (commit: string) =>
    json<{ check_runs: CheckRun[] }>(`${place}/commits/${commit}/check-runs`).then(
      ({ check_runs }) => check_runs,
      () =>
        json<{ workflow_runs: CheckRun[] }>(`${place}/actions/runs?head_sha=${commit}`).then(
          ({ workflow_runs }) => workflow_runs,
        ),
    );

  async function checks(commit: string): Promise<BuildReport[]> {
    return (await checkRuns(commit)).flatMap((run) =>
      report(
        run.name,
        run.status === "completed" ? STATES[run.conclusion ?? ""] : "running",
        run.output?.title,
        run.html_url ?? run.details_url,
      ),
    );
  }

  async function paths(): Promise<string[]> {
    const head = encodeURIComponent(branch ?? "HEAD");
    const { tree } = await json<{ tree: { path: string; type: string }[] }>(
      `${place}/git/trees/${head}?recursive=1`,
    );
    const files = tree.filter(({ path, type }) => type === "blob" && path.startsWith(DATA));
    return files.map(({ path }) => withoutData(path));
  }

  const version = async () => (await lastChanges(1, ""))[0]?.id ?? "";

  return {
    lastChanges,
    changedPaths,
    read: async (path, change) => (await raw(path, change))?.text(),
    version,
    paths,
    check: (draft) => Promise.resolve(checkAlone(draft, names)),
    write,
    picture: async (path) => {
      const blob = await (await raw(path, branch ?? "HEAD"))?.blob();
      return blob ? URL.createObjectURL(blob) : "";
    },
    buildReports: async (commit) =>
      (await Promise.all([ifAllowed(statuses(commit)), ifAllowed(checks(commit))])).flat(),
  };
}

/** Checks each text by the rules that need no other file: nobody has the others here. */
function checkAlone(draft: Draft, names: Names): CheckedProblem[] {
  return Object.entries(draft).flatMap(([path, text]) => {
    if (text === null || !contentTypeAt(path)) return [];
    const { errors, warnings } = checkFile(path, text, names);
    return [
      ...errors.map((error) => ({ ...error, isError: true, isNew: true })),
      ...warnings.map((warning) => ({ ...warning, isError: false, isNew: true })),
    ];
  });
}

const report = (
  name: string,
  state: BuildReport["state"] | undefined,
  description: BuildReport["description"],
  url: BuildReport["url"],
): BuildReport[] => (state ? [{ name, state, description, url }] : []);
