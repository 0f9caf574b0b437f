import { type NoticeKind, noticeKinds } from "../../lib/legal-notices";
import { type Say, sayIn } from "../../lib/say";
import { type Advice, inOneLine } from "../problem";
import type { Content } from "../read/content";
import { isSample, SAMPLE_FACTS, saysSample } from "../sample/sample-facts";
import { eachText, firstOf, type Rule } from "./rule";

/** Example of the NPI's check digit in its standard. */
const SAMPLE_NPI = "1234567893";

/** Returns advice if a text contains a fact of the sample pharmacy. */
export function sampleFactAdvice(text: string, say: Say): Advice | undefined {
  const { shortName, street } = SAMPLE_FACTS;
  const has = (fact: string) => text.toLowerCase().includes(fact.toLowerCase());
  return firstOf(
    // 555-0100 to 555-0199 are reserved for fiction.
    /\b555[-. ]?01\d\d\b/.test(text) && {
      message: say("This is a number of the sample pharmacy: nobody has a number with 555-01."),
      fix: say("Write your own number. If you have none of this kind, leave it out."),
    },
    /[\w-]\.example(?![\w-]|\.\w)/i.test(text) && {
      message: say(
        "This is an address of the sample pharmacy: nothing that ends in .example is there.",
      ),
      fix: say("Write your own address. If you have none of this kind, leave it out."),
    },
    text === SAMPLE_NPI && {
      message: say("This is the NPI of the sample pharmacy, an example that nobody has."),
      fix: say(
        "Write your own, which https://npiregistry.cms.hhs.gov finds. Without one, leave it out.",
      ),
    },
    has(shortName) && {
      message: say('"{name}" is the name of the sample pharmacy.', { name: shortName }),
      fix: say("Write the name of yours."),
    },
    has(street) && {
      message: say('"{street}" is the street of the sample pharmacy.', { street }),
      fix: say("Write yours."),
    },
  );
}

/** Reports facts of the sample in a site that is not the sample. */
export const sampleFacts = eachText(
  "error",
  ({ text }, { pharmacy, names }) =>
    pharmacy && !isSample(pharmacy.value) && sampleFactAdvice(text, names.say),
);

/** Returns what a pharmacy without a notice has to write, and where to start. `docs/notices.md` has the sources of the law. */
const noticesIn = (say: Say): Record<NoticeKind, { name: string; start: string }> => ({
  privacyPractices: {
    name: say("Notice of Privacy Practices"),
    start: say("Model text: {address}", {
      address:
        "https://www.hhs.gov/hipaa/for-professionals/privacy/guidance/model-notices-privacy-practices/index.html",
    }),
  },
  nondiscrimination: {
    name: say("nondiscrimination notice"),
    start: say("Current text and samples: {address}", {
      address: "https://www.hhs.gov/civil-rights/for-individuals/section-1557/index.html",
    }),
  },
  languageHelp: {
    name: say("notice of help in other languages"),
    start: say("Languages and samples: {address}", {
      address: "https://www.hhs.gov/civil-rights/for-individuals/section-1557/index.html",
    }),
  },
  accessibility: {
    name: say("accessibility statement"),
    start: say("A form to write it with: {address}", {
      address: "https://www.w3.org/WAI/planning/statements/",
    }),
  },
  complaints: {
    name: say("page about complaints and returns"),
    start: say("Your state's board of pharmacy says what it wants."),
  },
  state: {
    name: say("links that your state asks for"),
    start: say("Your state's board of pharmacy names them."),
  },
  supplierStandards: {
    name: say("Medicare supplier standards, if you bill Medicare for supplies"),
    start: say("Current text: {address}", {
      address: "https://www.ecfr.gov/current/title-42/section-424.57#p-424.57(c)",
    }),
  },
  other: { name: say("notice"), start: say("Ask your counsel for its text.") },
});

/** Lists the notices that a pharmacy still has to write: the name of each, and where to start. */
export function missingNotices({ ownPages }: Pick<Content, "ownPages">): string[] {
  const kinds = ownPages.map(({ value }) => value.legalNotice?.kind);
  const notices = noticesIn(sayIn());
  return noticeKinds
    .filter((kind) => kind !== "other" && !kinds.includes(kind))
    .map((kind) => `${notices[kind].name}. ${notices[kind].start}`);
}

/** Texts of a page that belong to no other one: short ones, such as headings, may be the same by chance. */
const isOwnText = (key: PropertyKey | undefined) => key === "intro" || key === "text";

/** Reports notices of the sample in a site that is not the sample, in each language. One problem for each file. */
export const sampleNotices: Rule = ({ pharmacy, ownPages, texts, names }, report) => {
  if (!pharmacy || isSample(pharmacy.value)) return;
  const left = texts.filter((text) => isOwnText(text.path.at(-1)) && saysSample(text.text));
  for (const { file: page, value } of ownPages) {
    if (!value.legalNotice) continue;
    const { name, start } = noticesIn(names.say)[value.legalNotice.kind];
    const inLanguages = left.filter(({ file }) => file.endsWith(page.slice("data".length)));
    // The first text of a file stands for all.
    for (const text of new Map(inLanguages.toReversed().map((one) => [one.file, one])).values()) {
      report.error(text, {
        message: names.say(
          "This is the sample's {notice}, and your patients would take it for yours.",
          { notice: name },
        ),
        fix: inOneLine(
          names.say(
            "Replace its text by your own, which your counsel has read, or delete the page.",
          ),
          start,
        ),
      });
    }
  }
};
