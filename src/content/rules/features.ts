/** Texts and blocks about features that the pharmacy does not have, which no page shows. */
import { DEFAULT_LANGUAGE } from "../../lib/language";
import { type FactKey, type FeatureKey, optionalFacts } from "../languages/features";
import { type Cut, leavingOut } from "../languages/leave-out";
import { languagesOf } from "../languages/languages";
import { originalFiles } from "../languages/site-content";
import { translationsOf } from "../languages/translations";
import { type Advice, at } from "../problem";
import { optionalFiles, singleFiles } from "../schema/content-files";
import type { Checked, Rule } from "./rule";

interface AbsentFeature {
  name: string;
  /** File that could have it: `data/pharmacy.yaml`. */
  file: string;
  /** Reason: `there is no data/otc.yaml`. */
  missing: string;
  /** Instruction: `bring data/otc.yaml back`. */
  remedy: string;
}

/** Where facts are that are not below their own name in `pharmacy.yaml`. */
const PLACES: Partial<Record<FactKey, { file: string; keys: readonly string[] }>> = {
  compoundedTime: { file: "data/pharmacy.yaml", keys: ["compounded", "readyTimes"] },
  mailService: { file: "data/agreements.yaml", keys: ["mailService"] },
};

const isFact = (key: string): key is FactKey => Object.hasOwn(optionalFacts, key);

function described(key: FeatureKey, names: Checked["names"]): AbsentFeature {
  if (!isFact(key)) {
    const file = names.file(`data/${singleFiles[key].path}`);
    const name = optionalFiles[key];
    return { name, file, missing: `there is no ${file}`, remedy: `bring ${file} back` };
  }
  const place = PLACES[key] ?? { file: "data/pharmacy.yaml", keys: [key] };
  const file = names.file(place.file);
  const [fact = key, group] = place.keys.map((step) => names.value(step));
  const remedy = `add ${fact} to ${group ? `${group} in ` : ""}${file}`;
  return { name: optionalFacts[key], file, missing: `${file} has none`, remedy };
}

/** Returns the place of a text or of the type of a block. What is a whole group is found by its key. */
const placeIn = ({ path, named }: Cut) =>
  named !== undefined || path.at(-1) === "type"
    ? { path }
    : { path: path.slice(0, -1), key: String(path.at(-1)) };

/** Returns what to say of a place that no page shows, or that its page cannot do without. */
function adviceOn({ feature, named, gone, left }: Cut, names: Checked["names"]): Advice | false {
  if (!feature) return false;
  const { name, file, missing, remedy } = described(feature, names);
  const isLeftOut = gone !== undefined || left !== undefined;
  if (named !== undefined)
    return isLeftOut
      ? {
          message: `There is no ${name} in ${file}, so no page shows the sentence with {${named}}.`,
          fix: `Write the text without it, or ${remedy}.`,
        }
      : {
          message: `There is no ${name} in ${file}, so {${named}} cannot be filled in.`,
          fix: `Write the text without it, or ${remedy}.`,
        };
  const leads = feature === "bookingUrl" || feature === "storefrontUrl";
  return {
    message: leads
      ? `This leads to the ${name}, and ${missing}.`
      : `This block shows the ${name}, and ${missing}.`,
    fix: isLeftOut
      ? `No page shows it. Delete it, or ${remedy}.`
      : `Delete this block, or the whole page, or ${remedy}.`,
  };
}

/**
 * Reports texts with a fact that the pharmacy does not have, and blocks about a feature that it does not have: as a
 * warning if pages leave them out, as an error if they cannot.
 */
export const absentFeatures: Rule = (content, report) => {
  const { pharmacy, labels, names } = content;
  if (pharmacy?.value.reviewUrl && labels && !labels.value.review) {
    report.warning(at(pharmacy, "reviewUrl"), {
      message: "No page has the link to this address, which has no words.",
      fix: 'Add review: "Tell others about us" to data/labels.yaml.',
      onScreen: `No page has the link to this address, which has no words. Write them below ${names.value("review")} in ${names.file("data/labels.yaml")}.`,
    });
  }
  const [first] = pharmacy ? languagesOf(pharmacy.value) : [];
  const leaving = leavingOut(content, originalFiles(content), first?.code ?? DEFAULT_LANGUAGE);
  for (const [path, cuts] of leaving.cuts) {
    for (const cut of cuts) {
      const level = cut.gone === undefined && cut.left === undefined ? "error" : "warning";
      report[level]({ file: `data/${path}`, ...placeIn(cut) }, adviceOn(cut, names));
    }
  }
  for (const state of translationsOf(content)) {
    for (const { file, words, merged } of state.files) {
      const value = merged.value as Record<string, unknown>;
      const stuck = leaving
        .cutsInTranslation({ ...file, value }, state.code)
        .filter(({ gone, left }) => gone === undefined && left === undefined);
      for (const cut of stuck) {
        const own = merged.translated.find(({ path }) => path.join() === cut.path.join());
        if (words && own)
          report.error({ file: words.source.file, path: own.ownPath }, adviceOn(cut, names));
      }
    }
  }
};
