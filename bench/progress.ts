const minutes = (milliseconds: number): string =>
  milliseconds < 60_000 ? "less than a minute" : `about ${Math.round(milliseconds / 60_000)} min`;

/** Says before each of `total` measurements which one it is and how long the rest will take. */
export function reportProgress(total: number, now = () => performance.now()) {
  const started = now();
  let done = 0;
  return (what: string) => {
    const left = done > 0 ? `, ${minutes(((now() - started) / done) * (total - done))} left` : "";
    done += 1;
    console.log(`[${done} of ${total}] ${what}${left}`);
  };
}
