import detectPort from "detect-port";
import { CommandError } from "../../src/lib/command-error";

const HIGHEST_PORT = 65535;

/** Returns the port that is wanted by `--port` or `PORT`, or the usual one; the next free one if it is taken. */
export async function choosePort(wanted: string | undefined, usual: number): Promise<number> {
  const first = wanted ? readPort(wanted) : usual;
  const free = await detectPort(first);
  if (free !== first) console.log(`Port ${first} is taken, so this uses ${free}.`);
  return free;
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST_PORT) return port;
  throw new CommandError(`"${text}" is not a port. Give a number from 1 to ${HIGHEST_PORT}.`);
}
