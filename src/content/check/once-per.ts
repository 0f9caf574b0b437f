/**
 * Work that is done once for each thing it is done to. The check runs again on every change of a file,
 * and what it found in the others still holds.
 */
export function oncePer<Thing extends object, Result>(
  work: (thing: Thing) => Result,
): (thing: Thing) => Result {
  const known = new WeakMap<Thing, { result: Result }>();
  return (thing) => {
    const before = known.get(thing);
    if (before) return before.result;
    const result = work(thing);
    known.set(thing, { result });
    return result;
  };
}
