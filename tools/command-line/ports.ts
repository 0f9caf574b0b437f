import detectPort from "detect-port";
import { CommandError } from "../../src/lib/command-error";

const HIGHEST_PORT = 65535;

/**
 * Returns the wanted port, or the next free one.
 *
 * @param wanted value of `--port` or `PORT`
 * @param usual default port
 */
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
