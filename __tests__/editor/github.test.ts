/** What the editing screen asks of GitHub. The service is a fake, written after its documentation. */
import { github } from "../../src/editor/git/github";
import { answerRequests } from "../support/git-services/answer-requests";
import { fakeGitHub } from "../support/git-services/fake-github";
import { FakeRepository, hash } from "../support/git-services/fake-repository";
import { FakeService } from "../support/git-services/fake-service";

const PHARMACY = "data/pharmacy.yaml";
const TEAM = "data/own-pages/our-team.yaml";

/** Addresses of all requests. */
let asked: string[];

function open(token = FakeService.TOKEN) {
  const repository = new FakeRepository();
  const service = fakeGitHub(repository);
  asked = answerRequests(service);
  const api = github.open({
    repository: "juniper/website",
    branch: undefined,
    token,
  });
  return { api, repository, service };
}

test("lists the commits of a folder with their authors, and the texts before and after", async () => {
  const { api, repository } = open();
  repository.replace(PHARMACY, "(507) 555-0143", "(507) 555-0188");
  repository.commit(new Map([["README.md", "Read me"]]), "Not in data/", "Kim Lee");
  const [latest, ...earlier] = await api.lastCommits(5, "data");
  expect(earlier).toHaveLength(1);
  expect(latest?.who).toBe("Kim Lee");
  expect(latest?.url).toContain(latest?.id);
  expect(Math.abs(Date.now() - (latest?.time ?? 0))).toBeLessThan(60_000);
  expect(await api.changedFiles(latest?.id ?? "")).toEqual([PHARMACY]);
  expect(await api.fileAt(latest?.parent ?? "", PHARMACY)).toContain("555-0143");
  expect(await api.fileAt(latest?.id ?? "", PHARMACY)).toContain("555-0188");
  expect(await api.fileAt(latest?.id ?? "", TEAM)).toBe(repository.head.files.get(TEAM));
  expect(await api.fileAt(latest?.id ?? "", "data/no-such.yaml")).toBeUndefined();
  const before = repository.head.parent?.files.get(PHARMACY) ?? "";
  expect(await api.blob(hash(before))).toBe(before);
});

test("writes, creates and deletes files in one commit", async () => {
  const { api, repository } = open();
  const before = repository.head;
  const words = 'title: "Señas y más"\n';
  await api.write(
    new Map([
      [PHARMACY, words],
      ["data/services/new.yaml", words],
      ["data/otc.yaml", undefined],
    ]),
    "Take back: Pharmacy: Fax",
    before.id,
  );
  expect(repository.head).toMatchObject({ parent: before, message: "Take back: Pharmacy: Fax" });
  expect(repository.text(PHARMACY)).toBe(words);
  expect(repository.text("data/services/new.yaml")).toBe(words);
  expect(repository.head.files.has("data/otc.yaml")).toBe(false);
});

test("writes nothing if somebody else saved the file since", async () => {
  const { api, repository } = open();
  const { id } = repository.head;
  const later = repository.replace(PHARMACY, "(507) 555-0143", "(507) 555-0188");
  const writing = api.write(new Map([[PHARMACY, "x: 1\n"]]), "Take back", id);
  await expect(writing).rejects.toThrow("Somebody else saved at the same moment.");
  expect(repository.head).toBe(later);
});

test("says what hosts report of a commit", async () => {
  const { api, repository } = open();
  const { id } = repository.head;
  const report = (host: string, state: string) => ({
    name: host,
    state,
    description: "Deploy",
    url: `https://host.example/${host}`,
  });
  repository.reports.set(id, [
    report("one", "pending"),
    report("two", "failure"),
    report("three", "success"),
  ]);
  expect(await api.buildReports(id)).toEqual([
    report("one", "running"),
    report("two", "failed"),
    report("three", "done"),
  ]);
});

test("lists the hashes of all files", async () => {
  const { api, repository } = open();
  expect((await api.hashes()).get(PHARMACY)).toBe(hash(repository.text(PHARMACY)));
});

test("says why it does not answer, and sends the token to the service alone", async () => {
  const { api } = open("another-token");
  await expect(api.lastCommits(1)).rejects.toThrow("Sign out, and sign in again.");
  const [connection = ""] = github.connections;
  expect(asked.filter((url) => !url.startsWith(`${connection}/`))).toEqual([]);
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(api.lastCommits(1)).rejects.toThrow("cannot be reached");
});

test("a token that cannot read statuses and checks reads the runs of workflows", async () => {
  const repository = new FakeRepository();
  const service = fakeGitHub(repository);
  service.forbidden.push(/\/status$/, /\/check-runs$/);
  answerRequests(service);
  const { id } = repository.head;
  const run = {
    name: "GitHub Pages",
    html_url: "https://github.com/juniper/website/actions/runs/1",
  };
  repository.runs.set(id, [
    { ...run, status: "in_progress", conclusion: null },
    { ...run, status: "completed", conclusion: "failure" },
    { ...run, status: "completed", conclusion: "skipped" },
  ]);
  const access = { repository: "juniper/website", branch: "main", token: FakeService.TOKEN };
  const api = github.open(access);
  expect((await api.buildReports(id)).map(({ state, url }) => [state, url])).toEqual([
    ["running", run.html_url],
    ["failed", run.html_url],
  ]);

  service.forbidden.push(/\/actions\/runs$/);
  expect(await api.buildReports(id)).toEqual([]);

  const headers = { "x-ratelimit-remaining": "0" };
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response("", { status: 403, headers }));
  await expect(api.lastCommits(1)).rejects.toThrow("was asked too often");
});
