import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inTurn } from "../queue";

let lane = "";
beforeEach(() => {
  lane = mkdtempSync(path.join(tmpdir(), "artwork-"));
});
afterEach(() => rmSync(lane, { recursive: true }));

/** A number that no process has. */
const NOBODY = 2 ** 30;

test("nobody works while another does", async () => {
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(`${name} starts`);
    await new Promise(setImmediate);
    done.push(`${name} ends`);
  };
  await Promise.all(["first", "second"].map((name) => inTurn(lane, () => undefined, work(name))));
  expect(done).toEqual(["first starts", "first ends", "second starts", "second ends"]);
  expect(readdirSync(path.join(lane, "queue"))).toEqual([]);
});

test("who died while working or waiting holds nobody up", async () => {
  mkdirSync(path.join(lane, "lock"));
  writeFileSync(path.join(lane, "lock", "pid"), String(NOBODY));
  mkdirSync(path.join(lane, "queue"));
  writeFileSync(path.join(lane, "queue", `1-${NOBODY}`), "");
  expect(
    await inTurn(
      lane,
      () => undefined,
      () => Promise.resolve("worked"),
    ),
  ).toBe("worked");
});

test("work that fails gives way to the next", async () => {
  const failing = inTurn(
    lane,
    () => undefined,
    () => Promise.reject(new Error("no Blender")),
  );
  await expect(failing).rejects.toThrow("no Blender");
  expect(
    await inTurn(
      lane,
      () => undefined,
      () => Promise.resolve("worked"),
    ),
  ).toBe("worked");
});
