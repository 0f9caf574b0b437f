import type { ChildProcess } from "node:child_process";

/** Waits for a process. Returns its exit code; 1 when a signal ended it. */
export const exitCodeOf = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    child.once("error", reject).once("close", (code) => resolve(code ?? 1));
  });
