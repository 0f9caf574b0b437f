import { stat } from "node:fs/promises";

/** Caches what is read from each file until it changes: decoding 40 photos would take most of a second on every save. */
export function cacheByState<Result>(
  read: (path: string) => Promise<Result>,
): (path: string) => Promise<Result> {
  const cache = new Map<string, Promise<Result>>();
  return async (path) => {
    const { ino, size, mtimeMs } = await stat(path);
    const key = `${path} ${ino} ${size} ${mtimeMs}`;
    const result = cache.get(key) ?? read(path);
    cache.set(key, result);
    return result;
  };
}
