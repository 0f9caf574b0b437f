/**
 * One piece of work at a time per lane, however many people started one: first come, first served. A holder or waiter
 * that died is skipped. A lane is a folder.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const POLL_MS = 400;

/** Run `work` when it is our turn; `onWait` is told, once, who is ahead. */
export async function inTurn<T>(
  lane: string,
  onWait: (ahead: number) => void,
  work: () => Promise<T>,
): Promise<T> {
  const tickets = path.join(lane, "queue");
  const lock = path.join(lane, "lock");
  mkdirSync(tickets, { recursive: true });
  const ticket = `${Date.now()}-${process.pid}`;
  writeFileSync(path.join(tickets, ticket), "");
  let told = false;
  try {
    for (;;) {
      const ahead = waiting(tickets).indexOf(ticket);
      if (ahead <= 0 && acquire(lock)) break;
      if (!told) onWait(Math.max(ahead, 0) + 1);
      told = true;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  } finally {
    rmSync(path.join(tickets, ticket), { force: true });
  }
  const release = (): void => rmSync(lock, { recursive: true, force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.removeListener("exit", release);
    release();
  }
}

/** Tickets of living processes, first in line first. */
function waiting(tickets: string): string[] {
  return readdirSync(tickets)
    .sort()
    .filter((ticket) => {
      const alive = isAlive(Number(ticket.split("-").at(-1)));
      if (!alive) rmSync(path.join(tickets, ticket), { force: true });
      return alive;
    });
}

function acquire(lock: string): boolean {
  const owner = path.join(lock, "pid");
  try {
    mkdirSync(lock);
    writeFileSync(owner, String(process.pid));
    return true;
  } catch {
    try {
      if (!isAlive(Number(readFileSync(owner, "utf8"))))
        rmSync(lock, { recursive: true, force: true });
    } catch {
      // Its owner is just writing its number, or has just let go.
    }
    return false;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
