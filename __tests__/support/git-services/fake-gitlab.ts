/** Answers as GitLab does (https://docs.gitlab.com/api/rest/). */
import { BRANCH, type FakeCommit, type FakeRepository, hash } from "./fake-repository";
import { type Answers, FakeService, Refusal } from "./fake-service";

export const fakeGitLab = (repository: FakeRepository) =>
  new FakeService("https://gitlab.com/api", repository, answersOf(repository));

const PROJECT = "/v4/projects/juniper%2Fwebsite";
const OWN = { source_project_id: 1, target_project_id: 1 };
const FILES = `${PROJECT}/repository/files`;
const COMMITS = `${PROJECT}/repository/commits`;

const answersOf = (repository: FakeRepository): Answers => [
  [new RegExp(`^GET ${PROJECT}$`), () => ({ default_branch: BRANCH })],
  [
    new RegExp(`^GET ${COMMITS}$`),
    ({ query }) =>
      repository
        .log(query.get("path") ?? "")
        .slice(0, Number(query.get("per_page")))
        .map(described),
  ],
  [
    new RegExp(`^GET ${COMMITS}/(\\w+)/diff$`),
    ({ path: [id = ""] }) => {
      const commit = repository.find(id);
      return (
        commit &&
        repository.changedFiles(commit).map((path) => ({ old_path: path, new_path: path }))
      );
    },
  ],
  [
    new RegExp(`^GET ${COMMITS}/(\\w+)/statuses$`),
    ({ path: [id = ""] }) =>
      (repository.reports.get(id) ?? []).map(({ name, state, description, url }) => ({
        name,
        status: state,
        description,
        target_url: url,
        allow_failure: false,
      })),
  ],
  [
    new RegExp(`^GET ${FILES}/([^/]+)/raw$`),
    ({ path: [file = ""], query }) => repository.find(query.get("ref") ?? "")?.files.get(file),
  ],
  [
    new RegExp(`^GET ${FILES}/([^/]+)$`),
    ({ path: [file = ""], query }) => {
      const commit = repository.find(query.get("ref") ?? "");
      const text = commit?.files.get(file);
      if (text === undefined) return undefined;
      return {
        file_path: file,
        encoding: "base64",
        content: Buffer.from(text).toString("base64"),
        last_commit_id: repository.log(file, commit)[0]?.id,
      };
    },
  ],
  [
    new RegExp(`^GET ${PROJECT}/repository/blobs/(\\w+)/raw$`),
    ({ path: [id = ""] }) => repository.blob(id),
  ],
  [
    new RegExp(`^GET ${PROJECT}/repository/tree$`),
    ({ query }) => {
      const [page, size] = [Number(query.get("page")), Number(query.get("per_page"))];
      return [...repository.head.files]
        .map(([path, text]) => ({ path, id: hash(text) }))
        .slice((page - 1) * size, page * size);
    },
  ],
  [new RegExp(`^POST ${COMMITS}$`), ({ body }) => commit(repository, body as NewCommit)],
  [
    new RegExp(`^GET ${PROJECT}/merge_requests$`),
    () => [
      ...repository.reviews.map((branch) => ({ source_branch: branch, ...OWN })),
      { ...OWN, source_branch: "cms/of-a-fork", source_project_id: 2 },
    ],
  ],
];

const described = ({ id, parent, who, date }: FakeCommit) => ({
  id,
  parent_ids: parent ? [parent.id] : [],
  author_name: who,
  committed_date: date,
  web_url: `https://gitlab.com/juniper/website/-/commit/${id}`,
});

interface NewCommit {
  branch: string;
  commit_message: string;
  actions: {
    action: "create" | "update" | "delete";
    file_path: string;
    content?: string;
    last_commit_id?: string;
  }[];
}

function commit(repository: FakeRepository, { branch, commit_message, actions }: NewCommit) {
  if (branch !== BRANCH)
    return new Refusal(400, "You can only create or edit files when you are on a branch");
  const changes = new Map<string, string | undefined>();
  for (const { action, file_path, content, last_commit_id } of actions) {
    const last = repository.log(file_path)[0]?.id;
    if (last_commit_id && last_commit_id !== last) {
      return new Refusal(400, "The file has changed since you started editing it.");
    }
    if ((action === "create") === repository.head.files.has(file_path)) {
      return new Refusal(400, `The file cannot be ${action}d.`);
    }
    changes.set(file_path, action === "delete" ? undefined : content);
  }
  return described(repository.commit(changes, commit_message, "Robin Day"));
}
