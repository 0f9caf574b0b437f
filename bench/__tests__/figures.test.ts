import { encodedSince } from "../built-pictures";
import { baselinePage } from "../baseline-page";
import { median } from "../median";
import { memoryOfTree } from "../process-memory";
import { reportProgress } from "../progress";

test("the baseline page has 315 bytes", () => {
  expect(Buffer.byteLength(baselinePage)).toBe(315);
});

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[900, 12, 10, 11, 13], 12],
  [[4, 1, 3, 2], 2],
])("the median of %j is %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});

test("the memory of a build is that of all its helpers, and of nobody else", () => {
  const processes = [
    { pid: 1, parent: 0, memory: 1000 },
    { pid: 10, parent: 1, memory: 5 },
    { pid: 11, parent: 10, memory: 7 },
    { pid: 12, parent: 11, memory: 11 },
    { pid: 20, parent: 1, memory: 300 },
  ];
  expect(memoryOfTree(10, processes)).toBe(5 + 7 + 11);
  expect(memoryOfTree(99, processes)).toBe(0);
});

test("a picture that was written again is found, and so is a new one", () => {
  const before = new Map([
    ["walker.avif", 1],
    ["cane.avif", 2],
    ["gone.avif", 3],
  ]);
  const after = new Map([
    ["walker.avif", 1],
    ["cane.avif", 9],
    ["rollator.avif", 9],
  ]);
  expect(encodedSince(before, after)).toEqual(["cane.avif", "rollator.avif"]);
  expect(encodedSince(before, before)).toEqual([]);
});

test("progress says how long the rest will take, once it can know", () => {
  const print = jest.spyOn(console, "log").mockImplementation();
  let time = 0;
  const progress = reportProgress(5, () => time);
  progress("/");
  time = 120_000;
  progress("/about/");
  expect(print.mock.calls).toEqual([["[1 of 5] /"], ["[2 of 5] /about/, about 8 min left"]]);
});
