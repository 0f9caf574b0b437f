import { spawnSync } from "node:child_process";
import { CommandError } from "../src/lib/command-error";

const SAMPLE_MILLISECONDS = 250;

interface RunningProcess {
  pid: number;
  parent: number;
  /** Resident memory in bytes. */
  memory: number;
}

/**
 * Watches the memory of a process and of all that it started.
 *
 * @returns a function that stops watching and gives the highest sum in bytes; memory that several
 * processes share counts for each of them
 * @throws CommandError where there is no `ps`
 */
export function watchPeakMemory(pid: number): () => number {
  let peak = memoryOfTree(pid, runningProcesses());
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOfTree(pid, runningProcesses()));
  }, SAMPLE_MILLISECONDS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** The memory of a process and its descendants. */
export function memoryOfTree(pid: number, processes: readonly RunningProcess[]): number {
  const own = processes.find((it) => it.pid === pid)?.memory ?? 0;
  const children = processes.filter(({ parent }) => parent === pid);
  return children.reduce((sum, child) => sum + memoryOfTree(child.pid, processes), own);
}

function runningProcesses(): RunningProcess[] {
  const { status, stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
  if (status !== 0) {
    throw new CommandError("Memory is measured with the command ps. Install it (Debian: procps).");
  }
  return stdout
    .trim()
    .split("\n")
    .map((line) => {
      const [pid = 0, parent = 0, kibibytes = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, memory: kibibytes * 1024 };
    });
}
