/** Something that is wrong with a live site. */
export interface Fault {
  address: string;
  /** What was found at the address. */
  found: string;
  /** What to do about it. */
  advice: string;
}

/** What is wrong with the address that is looked at. */
export type Finding = Omit<Fault, "address">;

/** Returns the one fault of an address. */
export const faultAt = (address: string, found: string, advice: string): Fault[] => [
  { address, found, advice },
];

/** Returns the faults as numbered paragraphs. Addresses with the same fault share one. */
export function printFaults(faults: readonly Fault[]): string {
  const byWords = new Map<string, string[]>();
  for (const { address, found, advice } of faults) {
    const words = `   ${found}\n   What to do: ${advice}`;
    byWords.set(words, [...(byWords.get(words) ?? []), address]);
  }
  return [...byWords]
    .map(([words, addresses], index) => `${index + 1}. ${printAddresses(addresses)}\n${words}`)
    .join("\n\n");
}

function printAddresses(addresses: readonly string[]): string {
  const [first = "", ...others] = new Set(addresses);
  return others.length > 0 ? `${first} and ${others.length} more` : first;
}
