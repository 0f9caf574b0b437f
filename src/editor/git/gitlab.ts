/** GitLab (https://docs.gitlab.com/api/rest/). */
import {
  type BuildReport,
  type Commit,
  type FileTexts,
  type GitService,
  isReviewBranch,
  type Repository,
  type RepositoryAccess,
  SAVED_MEANWHILE,
} from "./git-service";
import { requester, ServiceError } from "./request";

const HOST = "https://gitlab.com";

interface GitLabCommit {
  id: string;
  parent_ids: string[];
  author_name: string;
  committed_date: string;
  web_url: string;
}

interface MergeRequest {
  source_branch: string;
  /** Another one than the target for a merge request from a fork. */
  source_project_id: number;
  target_project_id: number;
}

interface GitLabStatus {
  name: string;
  status: string;
  description: string | null;
  target_url: string | null;
  allow_failure?: boolean;
}

/** Statuses of jobs, by what they mean. Others say nothing. */
const STATES: Readonly<Record<string, BuildReport["state"]>> = {
  created: "running",
  waiting_for_resource: "running",
  preparing: "running",
  pending: "running",
  running: "running",
  scheduled: "running",
  success: "done",
  failed: "failed",
  canceled: "failed",
};

export const gitlab: GitService = {
  label: "GitLab",
  connections: [HOST, "https://status-api.hostedstatus.com"],
  pictures: [HOST, "https://secure.gravatar.com"],
  open,
};

function open({ repository, branch, token }: RepositoryAccess): Repository {
  const { json, text } = requester(gitlab.label, `${HOST}/api/v4`, token);
  const project = `/projects/${encodeURIComponent(repository)}`;
  const place = `${project}/repository`;
  const file = (path: string) => `${place}/files/${encodeURIComponent(path)}`;

  async function lastCommits(count: number, folder = ""): Promise<Commit[]> {
    const query = new URLSearchParams({ per_page: String(count) });
    if (folder) query.set("path", folder);
    if (branch) query.set("ref_name", branch);
    const commits = await json<GitLabCommit[]>(`${place}/commits?${query}`);
    return commits.map(({ id, parent_ids, author_name, committed_date, web_url }) => ({
      id,
      parent: parent_ids[0],
      time: Date.parse(committed_date),
      who: author_name,
      url: web_url,
    }));
  }

  async function changedFiles(commit: string): Promise<string[]> {
    const diffs = await json<{ old_path: string; new_path: string }[]>(
      `${place}/commits/${commit}/diff?per_page=100`,
    );
    return [...new Set(diffs.flatMap(({ old_path, new_path }) => [old_path, new_path]))];
  }

  const fileAt = (commit: string, path: string) => text(`${file(path)}/raw?ref=${commit}`);

  /** GitLab lists at most a hundred files at a time. */
  async function hashes(ofBranch = branch ?? "HEAD", page = 1): Promise<Map<string, string>> {
    const query = `recursive=true&per_page=100&ref=${encodeURIComponent(ofBranch)}&page=${page}`;
    const files = await json<{ path: string; id: string }[]>(`${place}/tree?${query}`);
    const later = files.length < 100 ? [] : await hashes(ofBranch, page + 1);
    return new Map([...files.map(({ path, id }) => [path, id] as const), ...later]);
  }

  /** GitLab refuses a change of a file whose last commit is not the one that we know. */
  async function actionFor(path: string, content: string | undefined, head: string) {
    const now = await text(`${file(path)}?ref=${head}`);
    const { last_commit_id } = JSON.parse(now ?? "{}") as { last_commit_id?: string };
    if (content === undefined) return { action: "delete", file_path: path, last_commit_id };
    return { action: now ? "update" : "create", file_path: path, content, last_commit_id };
  }

  async function write(files: FileTexts, message: string, head: string): Promise<void> {
    const body = {
      branch: branch ?? (await json<{ default_branch: string }>(project)).default_branch,
      commit_message: message,
      actions: await Promise.all(
        [...files].map(([path, content]) => actionFor(path, content, head)),
      ),
    };
    await json(`${place}/commits`, { body }).catch(async (error: unknown) => {
      const [last] = await lastCommits(1);
      throw last?.id === head ? error : new ServiceError(SAVED_MEANWHILE);
    });
  }

  return {
    lastCommits,
    changedFiles,
    fileAt,
    blob: (hash) => text(`${place}/blobs/${hash}/raw`),
    write,
    buildReports: async (commit) => {
      const statuses = await json<GitLabStatus[]>(
        `${place}/commits/${commit}/statuses?per_page=100`,
      );
      return statuses
        .filter(({ status, allow_failure }) => status in STATES && !allow_failure)
        .map(({ name, status, description, target_url }) => ({
          name,
          state: STATES[status] ?? "running",
          description,
          url: target_url,
        }));
    },
    hashes,
    reviewBranches: async () =>
      (await json<MergeRequest[]>(`${project}/merge_requests?state=opened&per_page=100`))
        .filter(
          ({ source_project_id, target_project_id }) => source_project_id === target_project_id,
        )
        .map(({ source_branch }) => source_branch)
        .filter(isReviewBranch),
  };
}
