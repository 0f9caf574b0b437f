/** Notices that a pharmacy posts: those that are missing, and the sample's, which no other site may publish. */
import { type NoticeKind, noticeKinds } from "../../lib/legal-notices";
import type { Content } from "../read/content";
import { isSampleText } from "../sample/find-left";
import { isSample } from "../sample/frozen-sample";
import { mistake } from "./rule";

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

/** Reports notices of the sample in a site that is not the sample, in each language. One problem for each file. */
export const sampleNotices = mistake(({ pharmacy, ownPages, texts }, report) => {
  if (!pharmacy || isSample(pharmacy.value)) return;
  const left = texts.filter((text) => isOwnText(text.path.at(-1)) && isSampleText(text));
  for (const { file: page, value } of ownPages) {
    if (!value.legalNotice) continue;
    const { name, start } = NOTICES[value.legalNotice.kind];
    const inLanguages = left.filter(({ file }) => file.endsWith(page.slice("data".length)));
    // The first text of a file stands for all.
    for (const file of new Set(inLanguages.map((text) => text.file))) {
      const { path = [] } = inLanguages.find((text) => text.file === file) ?? {};
      report(
        { file, path },
        {
          message: `This is the sample's ${name}, and your patients would take it for yours.`,
          fix: `Replace the text of ${file} by your own, which your counsel has read, or delete the file. ${start}`,
        },
      );
    }
  }
});
