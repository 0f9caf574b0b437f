import { runSteps, type Step } from "../../tools/steps";

const step = (name: string, exitCode: number): Step => ({
  name,
  run: jest.fn().mockResolvedValue(exitCode),
  whenItFails: `mend ${name}`,
});

/** Every reading of this clock is two seconds after the one before. */
function reporting() {
  const lines: string[] = [];
  let readings = 0;
  return { lines, print: (line: string) => lines.push(line), now: () => 2000 * readings++ };
}

test("says which step runs, how it ended and how long it took", async () => {
  const report = reporting();
  expect(await runSteps([step("lint", 0), step("types", 0)], report)).toBe(0);
  expect(report.lines.join("\n")).toContain("[1 of 2] lint …");
  expect(report.lines).toContain("[2 of 2] types: passed in 2 s");
  expect(report.lines.at(-1)).toContain("All 2 steps passed.");
});

test("stops at the first failure and says what to do next", async () => {
  const report = reporting();
  const never = step("browser", 0);
  expect(await runSteps([step("lint", 3), never], report)).toBe(3);
  expect(never.run).not.toHaveBeenCalled();
  expect(report.lines).toContain("[1 of 2] lint: failed in 2 s");
  expect(report.lines.at(-1)).toContain("What to do next: mend lint");
});
