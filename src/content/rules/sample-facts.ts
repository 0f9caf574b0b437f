/** Facts of the sample pharmacy in a real site: wrong names, numbers and addresses for patients. */
import type { Advice } from "../problem";
import { frozenSample, isSample } from "../sample/frozen-sample";
import { eachText, mistake } from "./rule";

/** Example of the NPI's check digit in its standard. */
const SAMPLE_NPI = "1234567893";

const SAMPLE_FACTS: readonly (Advice & { found: (text: string) => boolean })[] = [
  {
    // 555-0100 to 555-0199 are reserved for fiction.
    found: (text) => /\b555[-. ]?01\d\d\b/.test(text),
    message: "This is a number of the sample pharmacy: nobody has a number with 555-01.",
    fix: "Write your own number. If you have none of this kind, leave it out.",
  },
  {
    found: (text) => /[\w-]\.example(?![\w-]|\.\w)/i.test(text),
    message: "This is an address of the sample pharmacy: nothing that ends in .example is there.",
    fix: "Write your own address. If you have none of this kind, leave it out.",
  },
  {
    found: (text) => text === SAMPLE_NPI,
    message: "This is the NPI of the sample pharmacy, an example that nobody has.",
    fix: "Write your own, which https://npiregistry.cms.hhs.gov finds. Without one, leave it out.",
  },
  {
    found: (text) => text.toLowerCase().includes(frozenSample.shortName.toLowerCase()),
    message: `"${frozenSample.shortName}" is the name of the sample pharmacy.`,
    fix: "Write the name of yours.",
  },
  {
    found: (text) => text.toLowerCase().includes(frozenSample.street.toLowerCase()),
    message: `"${frozenSample.street}" is the street of the sample pharmacy.`,
    fix: "Write yours.",
  },
];

/** Returns advice if a text contains a fact of the sample pharmacy. */
export function sampleFactAdvice(text: string): Advice | undefined {
  const fact = SAMPLE_FACTS.find(({ found }) => found(text));
  return fact && { message: fact.message, fix: fact.fix };
}

/** Reports facts of the sample in a site that is not the sample. */
export const sampleFacts = mistake(
  eachText(
    ({ text }, { pharmacy }) => pharmacy && !isSample(pharmacy.value) && sampleFactAdvice(text),
  ),
);
