/**
 * The middle value: half of the others are smaller, half are larger.
 *
 * @param values at least one; of an even number, the lower of the two in the middle
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error("There is no median of nothing.");
  return middle;
}
