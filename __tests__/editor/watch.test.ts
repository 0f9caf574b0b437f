/** The editing screen of a public site follows a change until it is live. */
import { github } from "../../src/editor/git/github";
import { NotSignedIn } from "../../src/editor/screen/repository";
import { Watch } from "../../src/editor/screen/watch";
import type { BuildJson } from "../../src/lib/build-json";
import { fakeGitHub } from "../support/git-services/fake-github";
import { FakeRepository } from "../support/git-services/fake-repository";
import { FakeService } from "../support/git-services/fake-service";
import { answerRequests } from "../support/git-services/answer-requests";

jest.mock("../../src/editor/screen/site-facts", () => ({ siteFacts: {} }));

const PHARMACY = "data/pharmacy.yaml";
const [FAX, NEW_FAX] = ["(507) 555-0143", "(507) 555-0188"];
const LIVE = /^Published\. Live since \d/;
const BUILDING = /^Saved at .*\. The site is being built\.$/;

/** Watches a site that was built from its last commit. */
function start() {
  const repository = new FakeRepository();
  const service = fakeGitHub(repository);
  answerRequests(service);
  let build: BuildJson | undefined;
  const finishBuild = () => (build = { time: Date.now(), commit: repository.head.id });
  finishBuild();
  const access = { repository: "juniper/website", branch: undefined, token: FakeService.TOKEN };
  const watch = new Watch(
    () => github.open(access),
    () => Promise.resolve(build),
  );
  return { watch, repository, service, finishBuild };
}

test("a change that the service lists late is not called live", async () => {
  const { watch, repository, finishBuild } = start();
  expect((await watch.answer()).words).toMatch(LIVE);
  watch.expectChange();
  expect((await watch.answer()).words).toMatch(BUILDING);
  repository.replace(PHARMACY, FAX, NEW_FAX);
  expect((await watch.answer()).words).toMatch(BUILDING);
  finishBuild();
  expect((await watch.answer()).words).toMatch(LIVE);
});

test("if the Git service refuses, that is said, and it is not asked again", async () => {
  const { watch, service } = start();
  service.forbidden.push(/\/commits$/);
  const { words, lookAgainMs } = await watch.answer();
  expect(words).toMatch(/^It cannot be seen now whether the last changes are live: GitHub/);
  expect(lookAgainMs).toBeUndefined();
});

test.each([429, 502, 401])("after the answer %s, it looks again", async (status) => {
  const { watch } = start();
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response("{}", { status }));
  const { lookAgainMs } = await watch.answer();
  expect(lookAgainMs).toBeLessThanOrEqual(60_000);
});

test("until somebody signs in, that is asked for", async () => {
  const open = () => {
    throw new NotSignedIn("Sign in.");
  };
  const watch = new Watch(open, () => Promise.resolve(undefined));
  expect(await watch.answer()).toEqual({ words: "Sign in.", lookAgainMs: 1000 });
});
