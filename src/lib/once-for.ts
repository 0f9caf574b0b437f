/** Returns a memoized function: it calls `work` once for each object, and keeps the answer as long as the object lives. */
export function onceFor<Key extends object, Answer>(work: (key: Key) => Answer) {
  const answers = new WeakMap<Key, { answer: Answer }>();
  return (key: Key): Answer => {
    const known = answers.get(key) ?? { answer: work(key) };
    answers.set(key, known);
    return known.answer;
  };
}
