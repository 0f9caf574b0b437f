/** Notices that the law or good custom asks a pharmacy to post: pages of its own with a `legalNotice`. */
import type { FactText } from "./fact-text";
/** Kinds of notices, in the order in which pages list them. */
export const noticeKinds = [
  "privacyPractices",
  "nondiscrimination",
  "languageHelp",
  "accessibility",
  "complaints",
  "state",
  "supplierStandards",
  "other",
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** A notice in the language of a page. */
export interface LegalNotice {
  kind: string;
  label: string;
  /** What it says, in one or two sentences. */
  intro: FactText;
  path: string;
}

/** Link to a notice beside a form. */
export interface FormNotice {
  label: string;
  path: string;
  /** Text for the paper form, where nobody can press a link. */
  onPaper?: FactText;
}

const positionOf = (kind: string) => noticeKinds.findIndex((known) => known === kind);

/** Sorts notices by their kinds. */
export const inOrder = <Notice extends { kind: string }>(notices: readonly Notice[]): Notice[] =>
  notices.toSorted((one, other) => positionOf(one.kind) - positionOf(other.kind));

/** Returns the notices for home: a website has to post privacy practices prominently (45 CFR 164.520(c)(3)(i)). */
export const homeNotices = (notices: readonly LegalNotice[]) =>
  notices.filter(({ kind }) => kind === "privacyPractices");

/** Returns the notices that stand beside every form: privacy practices, and help in other languages. */
export const formNotices = (notices: readonly LegalNotice[]): FormNotice[] =>
  notices.flatMap(({ kind, label, intro, path }) => {
    if (kind === "languageHelp") return { label, path, onPaper: intro };
    return kind === "privacyPractices" ? { label, path } : [];
  });
