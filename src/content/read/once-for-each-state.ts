import { stat } from "node:fs/promises";

/**
 * Reads a file again only when it is another one: pictures do not change often, and the check runs
 * again on every change of a text.
 */
export function onceForEachState<Result>(
  read: (path: string) => Promise<Result>,
): (path: string) => Promise<Result> {
  const known = new Map<string, Promise<Result>>();
  return async (path) => {
    const { ino, size, mtimeMs } = await stat(path);
    const key = `${path} ${ino} ${size} ${mtimeMs}`;
    const result = known.get(key) ?? read(path);
    known.set(key, result);
    return result;
  };
}
