/** What the editing screen asks of GitHub. The service is a fake, written after its documentation. */
import { GITHUB_API, openGitHub } from "../../src/editor/files/github";
import { SavedMeanwhile } from "../../src/editor/files/files";
import { staffNames } from "../../src/editor/staff-names";
import { answerRequests } from "../support/git-services/answer-requests";
import { fakeGitHub } from "../support/git-services/fake-github";
import { FakeRepository } from "../support/git-services/fake-repository";
import { FakeService } from "../support/git-services/fake-service";

const PHARMACY = "pharmacy.yaml";
const QUESTIONS = "own-pages/questions.yaml";
const inRepository = (path: string) => `data/${path}`;
const names = staffNames({});

/** Addresses of all requests. */
let asked: string[];

function open(token = FakeService.TOKEN) {
  const repository = new FakeRepository();
  const service = fakeGitHub(repository);
  asked = answerRequests(service);
  const api = openGitHub({ repository: "juniper/website", branch: undefined, token, names });
  return { api, repository, service };
}

test("lists the changes of the content with their authors, and the texts before and after", async () => {
  const { api, repository } = open();
  repository.replace(inRepository(PHARMACY), "(507) 555-0143", "(507) 555-0188");
  repository.commit(new Map([["README.md", "Read me"]]), "Not in data/", "Kim Lee");
  const [latest, ...earlier] = await api.lastChanges(5);
  if (!latest) throw new Error("There is no change.");
  expect(earlier).toHaveLength(1);
  expect(latest.who).toBe("Kim Lee");
  expect(latest.url).toContain(latest.id);
  expect(Math.abs(Date.now() - latest.time)).toBeLessThan(60_000);
  expect(await api.changedPaths(latest)).toEqual([PHARMACY]);
  expect(await api.read(PHARMACY, latest.parent ?? "")).toContain("555-0143");
  expect(await api.read(PHARMACY, latest.id)).toContain("555-0188");
  expect(await api.read("no-such.yaml", latest.id)).toBeUndefined();
  // Another change is no reason to write over it.
  expect(await api.version()).toBe(repository.head.id);
  expect(await api.paths()).toEqual(expect.arrayContaining([PHARMACY, QUESTIONS]));
  expect(await api.paths()).not.toContain("README.md");
});

test("writes, creates and deletes files in one commit", async () => {
  const { api, repository } = open();
  const before = repository.head;
  const words = 'title: "Señas y más"\n';
  await api.write(
    new Map<string, string | Blob | undefined>([
      [PHARMACY, words],
      ["services/new.yaml", words],
      ["images/new.webp", new Blob(["a photo"])],
      ["otc.yaml", undefined],
    ]),
    "Change Pharmacy",
    before.id,
  );
  expect(repository.head).toMatchObject({ parent: before, message: "Change Pharmacy" });
  expect(repository.text(inRepository(PHARMACY))).toBe(words);
  expect(repository.text("data/services/new.yaml")).toBe(words);
  expect(repository.text("data/images/new.webp")).toBe("a photo");
  expect(repository.head.files.has("data/otc.yaml")).toBe(false);
});

test("writes nothing if somebody else saved since", async () => {
  const { api, repository } = open();
  const { id } = repository.head;
  const later = repository.replace(inRepository(PHARMACY), "(507) 555-0143", "(507) 555-0188");
  const writing = api.write(new Map([[PHARMACY, "x: 1\n"]]), "Change", id);
  await expect(writing).rejects.toThrow(SavedMeanwhile);
  expect(repository.head).toBe(later);
});

test("a text is checked by the rules that need no other file", async () => {
  const { api, repository } = open();
  const text = repository.text(inRepository(PHARMACY)).replace("9AM-2PM", "9AM-25PM");
  expect(await api.check({ [PHARMACY]: text })).toEqual([
    expect.objectContaining({ path: ["hours", "saturday"], isError: true, isNew: true }),
  ]);
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
  expect(await api.buildReports?.(id)).toEqual([
    report("one", "running"),
    report("two", "failed"),
    report("three", "done"),
  ]);
});

test("says why it does not answer, and sends the token to the service alone", async () => {
  const { api } = open("another-token");
  await expect(api.lastChanges(1)).rejects.toThrow("Sign out, and sign in again");
  expect(asked.filter((url) => !url.startsWith(`${GITHUB_API}/`))).toEqual([]);
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(api.lastChanges(1)).rejects.toThrow("cannot be reached");
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
  const api = openGitHub({ ...access, names });
  expect((await api.buildReports?.(id))?.map(({ state, url }) => [state, url])).toEqual([
    ["running", run.html_url],
    ["failed", run.html_url],
  ]);

  service.forbidden.push(/\/actions\/runs$/);
  expect(await api.buildReports?.(id)).toEqual([]);

  const headers = { "x-ratelimit-remaining": "0" };
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response("", { status: 403, headers }));
  await expect(api.lastChanges(1)).rejects.toThrow("was asked too often");
});
