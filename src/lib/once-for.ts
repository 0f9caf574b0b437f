/** Returns a function that works its answer out once for each object. */
export function onceFor<Key extends object, Answer>(work: (key: Key) => Answer) {
  const answers = new WeakMap<Key, { answer: Answer }>();
  return (key: Key): Answer => {
    const known = answers.get(key) ?? { answer: work(key) };
    answers.set(key, known);
    return known.answer;
  };
}
