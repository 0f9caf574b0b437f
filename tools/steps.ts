/** One of several steps that run in order. */
export interface Step {
  /** What the step does, in a few words. */
  name: string;
  /** Does it. Returns an exit code: 0 when all is well. */
  run: () => Promise<number>;
  /** What the reader should do when the step fails. */
  whenItFails: string;
}

/** How steps tell about themselves; tests put their own clock and printer here. */
export interface StepReporting {
  print: (line: string) => void;
  /** Milliseconds from any fixed moment. */
  now: () => number;
}

const toTerminal: StepReporting = { print: console.log, now: () => performance.now() };

/**
 * Runs the steps up to the first that fails, and says which one runs and how it ended.
 *
 * @returns the exit code of the step that failed, or 0
 */
export async function runSteps(
  steps: readonly Step[],
  { print, now }: StepReporting = toTerminal,
): Promise<number> {
  const results: string[] = [];
  for (const [index, step] of steps.entries()) {
    const title = `[${index + 1} of ${steps.length}] ${step.name}`;
    print(`\n${title} …`);
    const started = now();
    const exitCode = await step.run();
    const outcome = exitCode === 0 ? "passed" : "failed";
    const result = `${title}: ${outcome} in ${Math.round((now() - started) / 1000)} s`;
    print(result);
    results.push(result);
    if (exitCode !== 0) {
      print(`\n${results.join("\n")}\n\nWhat to do next: ${step.whenItFails}`);
      return exitCode;
    }
  }
  print(`\n${results.join("\n")}\n\nAll ${steps.length} steps passed.`);
  return 0;
}
