/** GitHub (https://docs.github.com/en/rest). */
import {
  base64,
  type BuildReport,
  type Commit,
  encodePath,
  type FileTexts,
  type Repository,
  type RepositoryAccess,
  SAVED_MEANWHILE,
} from "./git-service";
import { ifAllowed, refused, requester, ServiceError } from "./request";

const API = "https://api.github.com";

/** What GitHub and Gitea say of a commit. */
export interface GitHubCommit {
  sha: string;
  html_url: string;
  commit: { author: { name: string; date?: string }; committer: { date: string } };
  parents: { sha: string }[];
  files?: { filename: string; previous_filename?: string }[];
}

export const commitOf = ({ sha, html_url, commit, parents }: GitHubCommit): Commit => ({
  id: sha,
  parent: parents[0]?.sha,
  time: Date.parse(commit.committer.date),
  who: commit.author.name,
  url: html_url,
});

/** Files of a branch, as GitHub and Gitea list them. */
export interface Tree {
  tree: { path: string; sha: string }[];
}

export const hashesIn = ({ tree }: Tree) => new Map(tree.map(({ path, sha }) => [path, sha]));

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

const refusedByGraphQl = (errors: readonly GraphQlError[]) =>
  refused(github.label, {
    status: errors.some(({ type }) => type === "FORBIDDEN") ? 403 : 200,
    headers: new Headers(),
    message: errors.map(({ message }) => message).join(" "),
  });

export const github = {
  /** Name for staff. */
  label: "GitHub",
  /** Hosts to which the screen connects, the API first. */
  connections: [API, "https://www.githubstatus.com"],
  /** Hosts of users' pictures. */
  pictures: ["https://avatars.githubusercontent.com"],
  open,
};

function open({ repository, branch, token }: RepositoryAccess): Repository {
  const { json, text } = requester(github.label, API, token);
  const place = `/repos/${repository}`;

  async function lastCommits(count: number, folder = ""): Promise<Commit[]> {
    const query = new URLSearchParams({ per_page: String(count) });
    if (folder) query.set("path", folder);
    if (branch) query.set("sha", branch);
    return (await json<GitHubCommit[]>(`${place}/commits?${query}`)).map(commitOf);
  }

  async function changedFiles(commit: string): Promise<string[]> {
    const { files = [] } = await json<GitHubCommit>(`${place}/commits/${commit}`);
    return files.flatMap(({ filename, previous_filename }) =>
      previous_filename ? [previous_filename, filename] : [filename],
    );
  }

  const raw = (path: string) =>
    text(`${place}/${path}`, { accept: "application/vnd.github.raw+json" });

  const fileAt = (commit: string, path: string) =>
    raw(`contents/${encodePath(path)}?ref=${commit}`);

  async function write(files: FileTexts, message: string, head: string): Promise<void> {
    const branchName = branch ?? (await json<{ default_branch: string }>(place)).default_branch;
    const input = {
      branch: { repositoryNameWithOwner: repository, branchName },
      expectedHeadOid: head,
      message: { headline: message },
      fileChanges: {
        additions: [...files].flatMap(([path, content]) =>
          content === undefined ? [] : [{ path, contents: base64(content) }],
        ),
        deletions: [...files].flatMap(([path, content]) =>
          content === undefined ? [{ path }] : [],
        ),
      },
    };
    const { errors } = await json<{ errors?: GraphQlError[] }>("/graphql", {
      body: { query: COMMIT_MUTATION, variables: { input } },
    });
    if (!errors?.length) return;
    throw errors.some(({ type }) => type === "STALE_DATA")
      ? new ServiceError(SAVED_MEANWHILE)
      : refusedByGraphQl(errors);
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

  return {
    lastCommits,
    changedFiles,
    fileAt,
    blob: (hash) => raw(`git/blobs/${hash}`),
    write,
    buildReports: async (commit) =>
      (await Promise.all([ifAllowed(statuses(commit)), ifAllowed(checks(commit))])).flat(),
    hashes: async () =>
      hashesIn(
        await json(`${place}/git/trees/${encodeURIComponent(branch ?? "HEAD")}?recursive=1`),
      ),
  };
}

const report = (
  name: string,
  state: BuildReport["state"] | undefined,
  description: BuildReport["description"],
  url: BuildReport["url"],
): BuildReport[] => (state ? [{ name, state, description, url }] : []);
