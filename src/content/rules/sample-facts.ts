/** Facts of the sample pharmacy in a real site: wrong numbers, addresses and places for patients. */
import { type Advice, type Finding, type Problem, problemsIn, problemsInTexts } from "../problem";
import type { Content, PharmacyDocument } from "../read/content";
import { frozenSample, isSample } from "../sample/frozen-sample";

type Pharmacy = PharmacyDocument["value"];

/** Degrees, about 20 miles. No address in the sample's town is farther from its pharmacy. */
const FAR_DEGREES = 0.4;

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

/** Reports the sample's town, ZIP code and location. A real pharmacy may be in the same town. */
function findingsOnPlace({ address, location }: Pharmacy): Finding[] {
  const north = Math.abs(location.latitude - frozenSample.latitude);
  const east = Math.abs(location.longitude - frozenSample.longitude);
  const isSamePlace = north === 0 && east === 0;
  const isElsewhere = north > FAR_DEGREES || east > FAR_DEGREES;
  const isSampleTown =
    address.city === frozenSample.city &&
    address.state === frozenSample.state &&
    (isSamePlace || isElsewhere || address.street === frozenSample.street);
  return [
    isSampleTown && {
      path: ["address", "city"],
      message: `${frozenSample.city} is the town of the sample pharmacy, and the rest of the address does not fit yours.`,
      fix: 'Write your own town, or correct "street" and "location".',
    },
    isElsewhere &&
      address.zip === frozenSample.zip && {
        path: ["address", "zip"],
        message: `${frozenSample.zip} is the ZIP code of the sample pharmacy, and "location" is far from there.`,
        fix: 'Write your own ZIP code, or correct "location".',
      },
    isSamePlace && {
      path: [],
      key: "location",
      message: "This is the sample pharmacy's place on the map.",
      fix: "Write the latitude and longitude of yours: map services show them when you press the right mouse button on the shop.",
    },
  ];
}

/** Reports facts of the sample in a site that is not the sample. */
export function sampleFactProblems({
  pharmacy,
  texts,
}: Pick<Content, "pharmacy" | "texts">): Problem[] {
  if (!pharmacy || isSample(pharmacy.value)) return [];
  return [
    ...problemsInTexts(texts, ({ text }) => sampleFactAdvice(text)),
    ...problemsIn(pharmacy, findingsOnPlace),
  ];
}
