/** Texts and blocks about features that the pharmacy does not have. */
import { namesInBraces } from "../facts";
import { type Advice, type Problem, problemsIn, problemsInBlocks } from "../problem";
import type { Content } from "../read/content";
import { absentFiles, absentFacts, type FeatureKey } from "./features";

/** Reports texts with a fact in braces that `pharmacy.yaml` leaves out. */
function unfilledTexts({ pharmacy, texts }: Pick<Content, "pharmacy" | "texts">): Problem[] {
  const absent = absentFacts({ pharmacy });
  return texts.flatMap(({ file, path, text }) =>
    absent
      .filter(({ key }) => namesInBraces(text).includes(key))
      .map(({ key, name, remedy }) => ({
        file,
        path,
        message: `There is no ${name} in data/pharmacy.yaml, so {${key}} cannot be filled in.`,
        fix: `Write the text without it, or ${remedy}.`,
      })),
  );
}

/** Reports blocks that lead to a site that does not exist, or show a fact or a catalog that is not there. */
function uselessBlocks(
  content: Pick<Content, "pharmacy" | "yamlPaths" | "homePage" | "services" | "ownPages">,
): Problem[] {
  const leadsNowhere = (key: FeatureKey): Advice[] =>
    absentFacts(content)
      .filter((fact) => fact.key === key)
      .map(({ name, missing, remedy }) => ({
        message: `This leads to the ${name}, and ${missing}.`,
        fix: `Delete this block, or ${remedy}.`,
      }));
  // The type of a block that shows a fact or a catalog is its name.
  const showsNothing = (type: string): Advice[] =>
    [...absentFacts(content), ...absentFiles(content)]
      .filter(({ key }) => key === type)
      .map(({ name, missing, remedy }) => ({
        message: `This block shows the ${name}, and ${missing}.`,
        fix: `Delete this block, or the whole page with its file, or ${remedy}.`,
      }));
  return [
    ...problemsIn(content.homePage, ({ shop }) =>
      (shop ? leadsNowhere("storefrontUrl") : []).map((advice) => ({
        path: [],
        key: "shop",
        ...advice,
      })),
    ),
    ...problemsInBlocks(content, ({ type }, path) =>
      (type === "booking" ? leadsNowhere("bookingUrl") : showsNothing(type)).map((advice) => ({
        path: [...path, "type"],
        ...advice,
      })),
    ),
  ];
}

/** Reports facts in braces without a value, and blocks without a target or a catalog. */
export const absentFeatureProblems = (
  content: Pick<Content, "pharmacy" | "texts" | "homePage" | "services" | "ownPages" | "yamlPaths">,
): Problem[] => [...unfilledTexts(content), ...uselessBlocks(content)];
