/**
 * The editing screen says in words whether a change is live.
 *
 * @jest-environment jsdom
 */
import { type LiveFacts, liveWords, timeInWords } from "../../src/editor/app/start/live-words";

const MINUTE = 60_000;
/** 2:12 PM of a day, wherever the test runs. */
const saved = new Date(2026, 10, 24, 14, 12).getTime();
const head = {
  id: "4a1f0c52d7b89e36a05f1c2d3e4b5a6978c0d1e2",
  parent: undefined,
  time: saved,
  who: "Robin Day",
  url: "https://github.com/juniper/website/commit/4a1f0c5",
};
const older = { time: saved - 60 * MINUTE, commit: "0000000000000000000000000000000000000000" };
const failed = { name: "Vercel", state: "failed", url: "https://host.example/log" } as const;
const running = { name: "Vercel", state: "running" } as const;

const said = (facts: Partial<LiveFacts>) => {
  const { words, link, isAwaited } = liveWords({
    now: saved + MINUTE,
    build: older,
    head,
    reports: [],
    ...facts,
  });
  return [words.replaceAll("\u202F", " "), link?.url, isAwaited];
};

const built = (minutes: number) => ({ commit: head.id, time: saved + minutes * MINUTE });

test("a change is live once the site was built from it", () => {
  expect(said({ build: built(2), now: saved + 30 * MINUTE })).toEqual([
    "Published. Live since 2:14 PM.",
    undefined,
    false,
  ]);
  // The site is built every night: the change was live before.
  expect(said({ build: built(13 * 60), now: saved + 20 * 60 * MINUTE })).toEqual([
    "Published. Everything that was saved is live.",
    undefined,
    false,
  ]);
});

test.each([[[]], [[running]], [[{ ...running, state: "done" }]]] as const)(
  "until then it is being built, whatever the host says: %j",
  (reports) => {
    expect(said({ reports })).toEqual([
      "Saved at 2:12 PM. The site is being built.",
      undefined,
      true,
    ]);
  },
);

test("a build that failed is said with its reason and its log", () => {
  const description = "Command exited with 1";
  expect(said({ reports: [running, { ...failed, description }] })).toEqual([
    "The site did not build: Vercel, Command exited with 1. It stays as it was.",
    "https://host.example/log",
    true,
  ]);
  expect(
    said({ reports: [{ ...failed, url: "javascript:alert()" }], now: saved + 30 * MINUTE }),
  ).toEqual(["The site did not build: Vercel. It stays as it was.", head.url, false]);
});

test("a failed check counts only if no host reports", () => {
  const check = { ...failed, name: "test (22)" };
  expect(said({ reports: [check, running] })[0]).toContain("is being built");
  expect(said({ reports: [check] })[0]).toContain("did not build: test (22)");
});

test("after a quarter of an hour it is said whom to ask", () => {
  expect(said({ now: saved + 16 * MINUTE })).toEqual([
    "Saved at 2:12 PM, and not live yet. Ask whoever set up the site: the list of builds at the host says why.",
    head.url,
    false,
  ]);
});

test("a site that does not name its commit cannot tell", () => {
  expect(said({ build: undefined })).toEqual([
    "Saved at 2:12 PM. It cannot be seen here whether the change is live: look at the page.",
    undefined,
    false,
  ]);
  expect(said({ build: { time: saved + 3 * MINUTE } })[0]).toBe(
    "Saved at 2:12 PM. The site was built at 2:15 PM. It cannot be seen here whether the change is live: look at the page.",
  );
  expect(said({ build: undefined, reports: [failed] })[0]).toContain("did not build");
});

test("a time of another day has its day", () => {
  expect(timeInWords(saved, saved + 24 * 60 * MINUTE)).toMatch(/^Nov 24, 2:12\sPM$/);
});
