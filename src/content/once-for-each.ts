/**
 * Works something out once for each text or file. One that did not change since the last check is the same
 * object in the next (`read/load-file.ts`), and the check runs again on every change.
 */
export function onceForEach<Thing extends object, Result>(
  workOut: (thing: Thing) => Result,
): (thing: Thing) => Result {
  const known = new WeakMap<Thing, { result: Result }>();
  return (thing) => {
    const before = known.get(thing);
    if (before) return before.result;
    const result = workOut(thing);
    known.set(thing, { result });
    return result;
  };
}
