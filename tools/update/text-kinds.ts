/** What a changed text is about, which follows from its place. */
import { folders, originalOf, singleFiles } from "../../src/content/schema/content-files";
import { valueIn } from "../../src/content/schema/value-path";
import type { NamedText } from "./named-texts";

/** The most urgent one first. */
export const textKinds = ["safety", "privacy", "promise", "other"] as const;

export type TextKind = (typeof textKinds)[number];

const SAFETY_FILES: readonly string[] = [singleFiles.whenClosed.path, singleFiles.errorPage.path];

const SAFETY_BLOCKS: readonly unknown[] = ["emergency", "notice"];

/** Keys of what patients read when something is wrong, or when they cannot wait. */
const SAFETY_KEYS = ["failed", "unavailable", "urgent", "urgentClosed"];

/** Keys of what forms say about answers. */
const PRIVACY_KEYS = ["notice", "clear", "receipt"];

const PROMISE_KEYS = ["promise", "next"];

/** Files whose sentences say what the pharmacy does. */
const PROMISE_FILES: readonly string[] = [
  ...[singleFiles.homePage, singleFiles.aboutPage, singleFiles.servicesPage].map(
    ({ path }) => path,
  ),
  ...[singleFiles.prescriptionsPage, singleFiles.equipment, singleFiles.otc].map(
    ({ path }) => path,
  ),
  `${folders.services.path}/`,
  `${folders.ownPages.path}/`,
];

/** Returns the groups and entries around a value, the outermost first. */
const around = (value: unknown, { path }: Pick<NamedText, "path">): unknown[] =>
  path.map((_, length) => path.slice(0, length).reduce<unknown>(valueIn, value));

/** Returns what a text is about, from the value of its file. */
export function kindOf(file: string, value: unknown, text: NamedText): TextKind {
  const path = originalOf(file);
  const groups = around(value, text);
  const has = (keys: readonly string[]) => text.path.some((step) => keys.includes(String(step)));
  const isForm = path.startsWith("forms/");
  if (
    SAFETY_FILES.includes(path) ||
    groups.some((group) => SAFETY_BLOCKS.includes(valueIn(group, "type"))) ||
    has(SAFETY_KEYS)
  )
    return "safety";
  if (path === singleFiles.privacyPage.path) return "privacy";
  if (isForm && has(PROMISE_KEYS)) return "promise";
  if (isForm && has(PRIVACY_KEYS)) return "privacy";
  const isSentence = text.fieldType === "text";
  const isPromise =
    groups.some((group) => valueIn(group, "needs") !== undefined) ||
    (isSentence && PROMISE_FILES.some((promising) => path.startsWith(promising)));
  return isPromise ? "promise" : "other";
}
