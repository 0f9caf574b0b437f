/** Notices that a pharmacy posts: the sample's, which no other site may publish, and those to read again. */
import { dayNumber } from "../../lib/dates";
import { type NoticeKind, noticeKinds } from "../../lib/legal-notices";
import { type Problem, problemsOf } from "../problem";
import type { Content } from "../read/content";
import { isSampleText } from "../sample/find-left";
import { isSample } from "../sample/frozen-sample";

interface Notice {
  name: string;
  /** Where to start. `docs/notices.md` has the sources of the law. */
  start: string;
}

/** What a pharmacy without a notice of a kind has to write. */
const NOTICES: Record<NoticeKind, Notice> = {
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

/** Reports notices of the sample in a site that is not the sample, in each language. */
export function sampleNoticeProblems({
  pharmacy,
  ownPages,
  texts,
}: Pick<Content, "pharmacy" | "ownPages" | "texts">): Problem[] {
  if (!pharmacy || isSample(pharmacy.value)) return [];
  return ownPages.flatMap(({ file, value: { legalNotice } }) => {
    if (!legalNotice) return [];
    const pathInFolder = file.slice("data".length);
    const left = texts.filter(
      (text) =>
        text.file.endsWith(pathInFolder) && isOwnText(text.path.at(-1)) && isSampleText(text),
    );
    const { name, start } = NOTICES[legalNotice.kind];
    // One problem for each file: the first text stands for all.
    return left
      .filter((text, index) => left.findIndex((other) => other.file === text.file) === index)
      .map((text) => ({
        file: text.file,
        path: text.path,
        message: `This is the sample's ${name}, and your patients would take it for yours.`,
        fix: `Replace the text of ${text.file} by your own, which your counsel has read, or delete the file. ${start}`,
      }));
  });
}

/** Days before a review on which the check begins to ask. */
const REMIND_DAYS = 30;

/** Returns a warning for each notice that is to be read again. */
export const noticeReviewWarnings = (
  { ownPages }: Pick<Content, "ownPages">,
  today: string,
): Problem[] =>
  ownPages.flatMap(({ file, value: { legalNotice } }) => {
    if (!legalNotice) return [];
    const { reviewBy } = legalNotice;
    const daysLeft = dayNumber(reviewBy) - dayNumber(today);
    return problemsOf(file, [
      daysLeft < REMIND_DAYS && {
        path: ["legalNotice", "reviewBy"],
        message:
          daysLeft < 0
            ? `This notice was to be read again by ${reviewBy}.`
            : `This notice is to be read again soon, by ${reviewBy}.`,
        fix: "Read it with your counsel, change what is no longer true, and write the day of the next review.",
      },
    ]);
  });
