import { type NoticeKind, noticeKinds } from "../../lib/legal-notices";
import type { Advice } from "../problem";
import type { Content } from "../read/content";
import { isSampleText } from "../sample/find-left";
import { frozenSample, isSample } from "../sample/frozen-sample";
import { eachText, firstOf, type Rule } from "./rule";

/** Example of the NPI's check digit in its standard. */
const SAMPLE_NPI = "1234567893";

/** Returns advice if a text contains a fact of the sample pharmacy. */
export function sampleFactAdvice(text: string): Advice | undefined {
  const names = (fact: string) => text.toLowerCase().includes(fact.toLowerCase());
  return firstOf(
    // 555-0100 to 555-0199 are reserved for fiction.
    /\b555[-. ]?01\d\d\b/.test(text) && {
      message: "This is a number of the sample pharmacy: nobody has a number with 555-01.",
      fix: "Write your own number. If you have none of this kind, leave it out.",
    },
    /[\w-]\.example(?![\w-]|\.\w)/i.test(text) && {
      message: "This is an address of the sample pharmacy: nothing that ends in .example is there.",
      fix: "Write your own address. If you have none of this kind, leave it out.",
    },
    text === SAMPLE_NPI && {
      message: "This is the NPI of the sample pharmacy, an example that nobody has.",
      fix: "Write your own, which https://npiregistry.cms.hhs.gov finds. Without one, leave it out.",
    },
    names(frozenSample.shortName) && {
      message: `"${frozenSample.shortName}" is the name of the sample pharmacy.`,
      fix: "Write the name of yours.",
    },
    names(frozenSample.street) && {
      message: `"${frozenSample.street}" is the street of the sample pharmacy.`,
      fix: "Write yours.",
    },
  );
}

/** Reports facts of the sample in a site that is not the sample. */
export const sampleFacts = eachText(
  "error",
  ({ text }, { pharmacy }) => pharmacy && !isSample(pharmacy.value) && sampleFactAdvice(text),
);

/** What a pharmacy without a notice has to write, and where to start. `docs/notices.md` has the sources of the law. */
const NOTICES: Record<NoticeKind, { name: string; start: string }> = {
  privacyPractices: {
    name: "Notice of Privacy Practices",
    start:
      "Model text: https://www.hhs.gov/hipaa/for-professionals/privacy/guidance/model-notices-privacy-practices/index.html",
  },
  nondiscrimination: {
    name: "nondiscrimination notice",
    start:
      "Current text and samples: https://www.hhs.gov/civil-rights/for-individuals/section-1557/index.html",
  },
  languageHelp: {
    name: "notice of help in other languages",
    start:
      "Languages and samples: https://www.hhs.gov/civil-rights/for-individuals/section-1557/index.html",
  },
  accessibility: {
    name: "accessibility statement",
    start: "A form to write it with: https://www.w3.org/WAI/planning/statements/",
  },
  complaints: {
    name: "page about complaints and returns",
    start: "Your state's board of pharmacy says what it wants.",
  },
  state: {
    name: "links that your state asks for",
    start: "Your state's board of pharmacy names them.",
  },
  supplierStandards: {
    name: "Medicare supplier standards, if you bill Medicare for supplies",
    start: "Current text: https://www.ecfr.gov/current/title-42/section-424.57#p-424.57(c)",
  },
  other: { name: "notice", start: "Ask your counsel for its text." },
};

/** Lists the notices that a pharmacy still has to write: the name of each, and where to start. */
export function missingNotices({ ownPages }: Pick<Content, "ownPages">): string[] {
  const kinds = ownPages.map(({ value }) => value.legalNotice?.kind);
  return noticeKinds
    .filter((kind) => kind !== "other" && !kinds.includes(kind))
    .map((kind) => `${NOTICES[kind].name}. ${NOTICES[kind].start}`);
}

/** Texts of a page that belong to no other one: short ones, such as headings, may be the same by chance. */
const isOwnText = (key: PropertyKey | undefined) => key === "intro" || key === "text";

/** Reports notices of the sample in a site that is not the sample, in each language. One problem for each file. */
export const sampleNotices: Rule = ({ pharmacy, ownPages, texts }, report) => {
  if (!pharmacy || isSample(pharmacy.value)) return;
  const left = texts.filter((text) => isOwnText(text.path.at(-1)) && isSampleText(text));
  for (const { file: page, value } of ownPages) {
    if (!value.legalNotice) continue;
    const { name, start } = NOTICES[value.legalNotice.kind];
    const inLanguages = left.filter(({ file }) => file.endsWith(page.slice("data".length)));
    // The first text of a file stands for all.
    for (const text of new Map(inLanguages.toReversed().map((one) => [one.file, one])).values()) {
      report.error(text, {
        message: `This is the sample's ${name}, and your patients would take it for yours.`,
        fix: `Replace the text of ${text.file} by your own, which your counsel has read, or delete the file. ${start}`,
        onScreen: `This is the sample's ${name}, and your patients would take it for yours. Replace its text by your own, which your counsel has read, or delete the page. ${start}`,
      });
    }
  }
};
