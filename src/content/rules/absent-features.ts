import { namesInBraces } from "../facts";
import { at } from "../problem";
import { absentFacts, absentFiles } from "./features";
import { blocksOf, mistake } from "./rule";

/** Reports texts with a fact that the pharmacy does not have, and blocks about a feature that it does not have. */
export const absentFeatures = mistake((content, report) => {
  const facts = absentFacts(content);
  for (const { file, path, text } of content.texts) {
    const names = namesInBraces(text);
    for (const { key, name, remedy } of facts.filter((fact) => names.includes(fact.key))) {
      report(
        { file, path },
        {
          message: `There is no ${name} in data/pharmacy.yaml, so {${key}} cannot be filled in.`,
          fix: `Write the text without it, or ${remedy}.`,
        },
      );
    }
  }

  const leadsNowhere = (fact: string) =>
    facts
      .filter(({ key }) => key === fact)
      .map(({ name, missing, remedy }) => ({
        message: `This leads to the ${name}, and ${missing}.`,
        fix: `Delete this block, or ${remedy}.`,
      }));
  // The type of a block that shows a fact or a catalog is its name.
  const showsNothing = (type: string) =>
    [...facts, ...absentFiles(content)]
      .filter(({ key }) => key === type)
      .map(({ name, missing, remedy }) => ({
        message: `This block shows the ${name}, and ${missing}.`,
        fix: `Delete this block, or the whole page with its file, or ${remedy}.`,
      }));
  const { homePage } = content;
  if (homePage?.value.shop) report({ ...at(homePage), key: "shop" }, leadsNowhere("storefrontUrl"));
  for (const { block, place } of blocksOf(content)) {
    const { type } = block;
    report(place("type"), type === "booking" ? leadsNowhere("bookingUrl") : showsNothing(type));
  }
});
