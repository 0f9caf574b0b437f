/** Answers as GitHub does (https://docs.github.com/en/rest, https://docs.github.com/en/graphql). */
import { BRANCH, type FakeCommit, type FakeRepository, hash } from "./fake-repository";
import { type Answers, FakeService } from "./fake-service";

export const fakeGitHub = (repository: FakeRepository) =>
  new FakeService("https://api.github.com", repository, answersOf(repository));

const PLACE = "/repos/juniper/website";

const answersOf = (repository: FakeRepository): Answers => [
  [
    /^GET \/user$/,
    () => ({
      id: 1,
      name: "Robin Day",
      login: "robin",
      email: "robin@pharmacy.example",
      avatar_url: "",
      html_url: "",
    }),
  ],
  [new RegExp(`^GET ${PLACE}/collaborators/robin$`), () => ""],
  [new RegExp(`^GET ${PLACE}$`), () => ({ default_branch: BRANCH })],
  [
    new RegExp(`^GET ${PLACE}/git/trees/`),
    () => ({
      tree: [...repository.head.files].map(([path, text]) => ({
        type: "blob",
        path,
        sha: hash(text),
        size: text.length,
      })),
    }),
  ],
  [
    new RegExp(`^GET ${PLACE}/git/blobs/(\\w+)$`),
    ({ path: [id = ""], accept }) =>
      accept === "application/vnd.github.raw+json" ? repository.blob(id) : undefined,
  ],
  [/^POST \/graphql$/, ({ body }) => graphql(repository, body as GraphQl)],
  [
    new RegExp(`^GET ${PLACE}/commits$`),
    ({ query }) =>
      repository
        .log(query.get("path") ?? "")
        .slice(0, Number(query.get("per_page")))
        .map(described),
  ],
  [
    new RegExp(`^GET ${PLACE}/commits/(\\w+)$`),
    ({ path: [id = ""] }) => {
      const commit = repository.find(id);
      return (
        commit && {
          ...described(commit),
          files: repository.changedFiles(commit).map((filename) => ({ filename })),
        }
      );
    },
  ],
  [
    new RegExp(`^GET ${PLACE}/contents/(.+)$`),
    ({ path: [file = ""], query, accept }) =>
      accept === "application/vnd.github.raw+json"
        ? repository.find(query.get("ref") ?? "")?.files.get(file)
        : undefined,
  ],
  [
    new RegExp(`^GET ${PLACE}/commits/(\\w+)/status$`),
    ({ path: [id = ""] }) => ({
      statuses: (repository.reports.get(id) ?? []).map(({ name, state, description, url }) => ({
        context: name,
        state,
        description,
        target_url: url,
      })),
    }),
  ],
  [
    new RegExp(`^GET ${PLACE}/commits/(\\w+)/check-runs$`),
    ({ path: [id = ""] }) => ({ check_runs: repository.runs.get(id) ?? [] }),
  ],
  [
    new RegExp(`^GET ${PLACE}/actions/runs$`),
    ({ query }) => ({ workflow_runs: repository.runs.get(query.get("head_sha") ?? "") ?? [] }),
  ],
];

const described = ({ id, parent, message, who, date }: FakeCommit) => ({
  sha: id,
  html_url: `https://github.com/juniper/website/commit/${id}`,
  commit: { message, author: { name: who, date }, committer: { name: "GitHub", date } },
  parents: parent ? [{ sha: parent.id }] : [],
});

interface GraphQl {
  query: string;
  variables: { input?: NewCommit };
}

interface NewCommit {
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

function graphql(repository: FakeRepository, { query, variables: { input } }: GraphQl) {
  if (input) return createCommit(repository, input);
  const { head } = repository;
  const texts = new Map([...head.files.values()].map((text) => [hash(text), text]));
  const contents = Array.from(
    query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g),
    ([, name = "", oid = ""]) => [name, { text: texts.get(oid), isTruncated: false }] as const,
  );
  const node = { author: { name: head.who, email: "", user: null }, committedDate: head.date };
  const commits = Array.from(
    query.matchAll(/(commit_\d+): ref/g),
    ([, name = ""]) => [name, { target: { history: { nodes: [node] } } }] as const,
  );
  const history = { nodes: [{ oid: head.id, message: head.message }] };
  const answer = {
    ...Object.fromEntries<unknown>([...contents, ...commits]),
    defaultBranchRef: { name: BRANCH },
    ref: { target: { oid: head.id, history } },
    pullRequests: { nodes: [] },
  };
  return { data: { repository: answer, fork: { id: "R_1" }, base: answer } };
}

function createCommit(
  repository: FakeRepository,
  { expectedHeadOid, message, fileChanges }: NewCommit,
) {
  const { id: head } = repository.head;
  if (expectedHeadOid !== head) {
    const words = `Expected branch to point to "${head}" but it did not. Pull and try again.`;
    return { data: null, errors: [{ type: "STALE_DATA", message: words }] };
  }
  const texts = fileChanges.additions.map(
    ({ path, contents }) => [path, Buffer.from(contents, "base64").toString()] as const,
  );
  const changes = new Map<string, string | undefined>([
    ...texts,
    ...fileChanges.deletions.map(({ path }) => [path, undefined] as const),
  ]);
  const made = repository.commit(changes, message.headline, "Robin Day");
  const files = texts.map(([, text], index) => [`file_${index}`, { oid: hash(text) }] as const);
  const commit = { oid: made.id, committedDate: made.date, ...Object.fromEntries(files) };
  return { data: { createCommitOnBranch: { commit } } };
}
