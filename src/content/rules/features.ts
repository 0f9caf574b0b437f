/** Texts and blocks about features that the pharmacy does not have, which no page shows. */
import { DEFAULT_LANGUAGE } from "../../lib/language";
import { type FactKey, type FeatureKey, optionalFacts } from "../languages/features";
import { type Cut, leavingOut } from "../languages/leave-out";
import { languagesOf } from "../languages/languages";
import { originalFiles } from "../languages/site-content";
import { translationsOf } from "../languages/translations";
import { type Advice, at, inOneLine, type Names } from "../problem";
import { optionalFiles, singleFiles } from "../schema/content-files";
import type { Rule } from "./rule";

interface AbsentFeature {
  name: string;
  /** Name of the file that could have it. */
  file: string;
  /** True if the whole file is missing. */
  isFile: boolean;
  /** Second half of an instruction: `Or bring data/otc.yaml back.` */
  remedy: string;
}

/** Where facts are that are not below their own name in `pharmacy.yaml`. */
const PLACES: Partial<Record<FactKey, { file: string; keys: readonly string[] }>> = {
  compoundedTime: { file: "data/pharmacy.yaml", keys: ["compounded", "readyTimes"] },
  mailService: { file: "data/agreements.yaml", keys: ["mailService"] },
};

const isFact = (key: string): key is FactKey => Object.hasOwn(optionalFacts, key);

function described(key: FeatureKey, { say, ...names }: Names): AbsentFeature {
  if (!isFact(key)) {
    const file = names.file(`data/${singleFiles[key].path}`);
    const remedy = say("Or bring {file} back.", { file });
    return { name: say(optionalFiles[key]), file, isFile: true, remedy };
  }
  const place = PLACES[key] ?? { file: "data/pharmacy.yaml", keys: [key] };
  const file = names.file(place.file);
  const [fact = key, group] = place.keys.map((step) => names.value(step));
  const remedy = group
    ? say("Or add {fact} to {group} in {file}.", { fact, group, file })
    : say("Or add {fact} to {file}.", { fact, file });
  return { name: say(optionalFacts[key]), file, isFile: false, remedy };
}

/** Returns the place of a text or of the type of a block. What is a whole group is found by its key. */
const placeIn = ({ path, named }: Cut) =>
  named !== undefined || path.at(-1) === "type"
    ? { path }
    : { path: path.slice(0, -1), key: String(path.at(-1)) };

/** Returns what to say of a place that no page shows, or that its page cannot do without. */
function adviceOn({ feature, named, gone, left }: Cut, names: Names): Advice | false {
  if (!feature) return false;
  const { say } = names;
  const { name, file, isFile, remedy } = described(feature, names);
  const isLeftOut = gone !== undefined || left !== undefined;
  if (named !== undefined)
    return {
      message: isLeftOut
        ? say("There is no {name} in {file}, so no page shows the sentence with {{fact}}.", {
            name,
            file,
            fact: named,
          })
        : say("There is no {name} in {file}, so {{fact}} cannot be filled in.", {
            name,
            file,
            fact: named,
          }),
      fix: inOneLine(say("Write the text without it."), remedy),
    };
  const leads = feature === "bookingUrl" || feature === "storefrontUrl";
  return {
    message: leads
      ? say("This leads to the {name}, and {file} has none.", { name, file })
      : isFile
        ? say("This block shows the {name}, and there is no {file}.", { name, file })
        : say("This block shows the {name}, and {file} has none.", { name, file }),
    fix: inOneLine(
      isLeftOut
        ? say("No page shows it. Delete it.")
        : say("Delete this block, or the whole page."),
      remedy,
    ),
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
      message: names.say("No page has the link to this address, which has no words."),
      fix: names.say("Write them below {label} in {file}.", {
        label: names.value("review"),
        file: names.file("data/labels.yaml"),
      }),
      inYaml: 'For example: review: "Tell others about us"',
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
