/** Something that is wrong with a live site: what was found at an address, and what to do about it. */
export interface Fault {
  address: string;
  found: string;
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
  const wordsOf = ({ found, advice }: Fault) => `   ${found}\n   What to do: ${advice}`;
  const paragraphs = [...new Set(faults.map(wordsOf))].map((words, index) => {
    const same = faults.filter((fault) => wordsOf(fault) === words);
    const [first, ...others] = new Set(same.map(({ address }) => address));
    return `${index + 1}. ${first}${others.length > 0 ? ` and ${others.length} more` : ""}\n${words}`;
  });
  return paragraphs.join("\n\n");
}
