/** Says in plain words what patients will read differently: safety first, then privacy, then promises. */
import { languageName } from "../../src/lib/language";
import { counted } from "../../src/lib/messages";
import type { Change, Changes, OwnText } from "./find-changes";
import { type TextKind, textKinds } from "./text-kinds";

const HEADINGS: Readonly<Record<TextKind, string>> = {
  safety: "Safety",
  privacy: "Privacy",
  promise: "What you promise",
  other: "Other",
};

const languagesIn = (codes: readonly string[]) =>
  codes.map((code) => languageName(code)).join(" and ");

function changeLines({ place, before, after, also }: Change): string[] {
  const label = before === undefined ? "new" : "now";
  return [
    `  ${place}`,
    ...(before === undefined ? [] : [`    was: ${before}`]),
    after === undefined ? "    It is no longer there." : `    ${label}: ${after}`,
    ...(also.length > 0 ? [`    Also in ${languagesIn(also)}.`] : []),
  ];
}

const ownLines = ({ place, own, before, after }: OwnText): string[] => [
  `  ${place}`,
  `    yours: ${own}`,
  `    was:   ${before}`,
  `    now:   ${after}`,
];

const ofKind = <Found extends { kind: TextKind }>(found: readonly Found[], kind: TextKind) =>
  found.filter((one) => one.kind === kind);

/** Returns a list; texts of the kind `other` are only counted unless `isComplete`. */
export function describeChanges(changes: Changes, since: string, isComplete: boolean): string {
  const { changed, own, unconfirmed, newOffers, keptOffers } = changes;
  const lines: string[] = [];
  const add = (...more: readonly string[]) => lines.push(...more);
  if (changed.length === 0) add(`No word that patients read changed since ${since}.`);
  else add(`These words changed since ${since}. Your next build shows them.`);
  for (const kind of textKinds) {
    const found = ofKind(changed, kind);
    if (found.length === 0) continue;
    add("");
    if (kind === "other" && !isComplete) add(`Other: ${counted(found.length, "text")}.`);
    else add(`${HEADINGS[kind]}, ${found.length}:`, ...found.flatMap(changeLines));
  }
  if (newOffers.length > 0)
    add(
      "",
      `New offers, ${newOffers.length}: ${newOffers.join(", ")}. No page shows them until you answer them below offers in data/pharmacy.yaml.`,
    );
  if (keptOffers.length > 0)
    add(
      "",
      `Your pages make these offers already, so data/pharmacy.yaml answers them with yes: ${keptOffers.join(", ")}. Write no for what you do not offer.`,
    );
  if (own.length > 0) {
    add("", "Your own words stay where the project changed the words that you replaced. Compare:");
    for (const kind of textKinds) {
      const found = ofKind(own, kind);
      if (found.length > 0) add(`${HEADINGS[kind]}, ${found.length}:`, ...found.flatMap(ownLines));
    }
  }
  for (const [code, files] of unconfirmed) {
    if (files.length === 0) continue;
    add(
      "",
      `${languageName(code)}: words in ${counted(files.length, "file")}, or their originals, changed, so nobody has confirmed them. Have them read, then run: npm run check -- --confirm ${code}`,
    );
    if (isComplete) add(...files.map((file) => `  data/${code}/${file}`));
  }
  return lines.join("\n");
}
