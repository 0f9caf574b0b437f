/** Texts and blocks about features that the pharmacy does not have, which their pages cannot do without. */
import type { Cut } from "../languages/leave-out";
import { translationsOf } from "../languages/translations";
import { type Advice, at, inOneLine } from "../problem";
import { singleFiles } from "../schema/content-files";
import {
  type FactKey,
  isOffer,
  offerQuestions,
  optionalFacts,
  optionalFiles,
  type OptionalFile,
} from "../schema/features";
import type { Checked, Rule } from "./rule";

/** Where facts are that are not below their own name in `pharmacy.yaml`. */
const PLACES: Partial<Record<FactKey, { file: string; keys: readonly string[] }>> = {
  compoundedTime: { file: "data/pharmacy.yaml", keys: ["compounded", "readyTimes"] },
  mailService: { file: "data/agreements.yaml", keys: ["mailService"] },
};

const isFact = (key: string): key is FactKey => Object.hasOwn(optionalFacts, key);
const isFile = (key: string): key is OptionalFile => Object.hasOwn(optionalFiles, key);

/** Returns what is missing, and how to have it: `Or add "fax" to data/pharmacy.yaml.` */
function adviceOn(
  { feature }: Cut,
  { pharmacy: facts, names: { say, ...names } }: Checked,
): Advice {
  const withoutIt = say("Write it without that, or delete it.");
  const pharmacy = names.file("data/pharmacy.yaml");
  if (isFact(feature)) {
    const place = PLACES[feature] ?? { file: "data/pharmacy.yaml", keys: [feature] };
    const file = names.file(place.file);
    const [fact = feature, group] = place.keys.map((step) => names.value(step));
    return {
      message: say("This needs the {name}, and {file} has none.", {
        name: say(optionalFacts[feature]),
        file,
      }),
      fix: inOneLine(
        withoutIt,
        group
          ? say("Or add {fact} to {group} in {file}.", { fact, group, file })
          : say("Or add {fact} to {file}.", { fact, file }),
      ),
    };
  }
  const isOffered = isOffer(feature) && facts?.value.offers?.[feature] === "yes";
  if (isFile(feature) && (isOffered || !isOffer(feature))) {
    const file = names.file(`data/${singleFiles[feature].path}`);
    return {
      message: say("This needs the {name}, and there is no {file}.", {
        name: say(optionalFiles[feature]),
        file,
      }),
      fix: inOneLine(withoutIt, say("Or bring {file} back.", { file })),
    };
  }
  if (isOffer(feature)) {
    const offer = names.value(feature);
    return {
      message: say("This needs a yes for {offer} in {file}.", { offer, file: pharmacy }),
      fix: inOneLine(
        withoutIt,
        say("Or answer the question: {question}", { question: say(offerQuestions[feature]) }),
      ),
    };
  }
  return {
    message: say("This needs a page of your own that the site does not have: {name}.", {
      name: names.value(feature),
    }),
    fix: withoutIt,
  };
}

const isStuck = ({ gone, left }: Cut) => gone === undefined && left === undefined;

/** Reports what a file cannot do without, although it is about something that the pharmacy does not have. */
export const absentFeatures: Rule = (content, report) => {
  const { pharmacy, labels, names, leaving } = content;
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
  for (const [path, cuts] of leaving.cuts) {
    for (const cut of cuts.filter(isStuck))
      report.error({ file: `data/${path}`, path: cut.path }, adviceOn(cut, content));
  }
  for (const state of translationsOf(content)) {
    for (const { file, words, merged } of state.files) {
      if (!leaving.cuts.has(file.path)) continue;
      const value = merged.value as Record<string, unknown>;
      const stuck = leaving.cutsInTranslation({ ...file, value }, state.code).filter(isStuck);
      for (const cut of stuck) {
        const own = merged.translated.find(({ path }) => path.join() === cut.path.join());
        if (words && own)
          report.error({ file: words.source.file, path: own.ownPath }, adviceOn(cut, content));
      }
    }
  }
};
