/**
 * The editing screen of a public site looks whether a change is live.
 *
 * @jest-environment jsdom
 */
import { look } from "../../src/editor/app/start/watch";
import { type Files, FilesError } from "../../src/editor/files/files";

const change = { id: "1", parent: undefined, time: Date.now(), who: "Robin Day", url: "" };

const files = (lastChanges: Files["lastChanges"]) =>
  ({ lastChanges, buildReports: () => Promise.resolve([]) }) as Partial<Files> as Files;

const notBuilt = () => Promise.resolve({ time: 0, commit: "0" });

test("a build that is awaited is looked at soon, and later if all is live", async () => {
  const saved = files(() => Promise.resolve([change]));
  const awaited = await look(saved, notBuilt);
  expect(awaited.words).toMatch(/^Saved at .*\. The site is being built\.$/);
  const live = await look(saved, () => Promise.resolve({ time: Date.now(), commit: "1" }));
  expect(live.words).toMatch(/^Published\. Live since \d/);
  expect(Number(awaited.lookAgainMs)).toBeLessThan(Number(live.lookAgainMs));
});

test("if the service refuses, that is said, and it is not asked again", async () => {
  const refuse = files(() => Promise.reject(new FilesError("GitHub does not let you.", 403)));
  expect(await look(refuse, notBuilt)).toEqual({
    words: "It cannot be seen now whether the last changes are live: GitHub does not let you.",
    lookAgainMs: undefined,
  });
});

test.each([429, 502, 401])("after the answer %s, it looks again", async (status) => {
  const { lookAgainMs } = await look(
    files(() => Promise.reject(new FilesError("", status))),
    notBuilt,
  );
  expect(lookAgainMs).toBeLessThanOrEqual(60_000);
});
