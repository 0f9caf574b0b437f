/** Texts and blocks about features that the pharmacy does not have. */
import { namesInBraces } from "../facts";
import type { Problem } from "../problem";
import type { Content } from "../read/content";
import type { ContentText } from "../read/load-file";
import { absentFiles, absentFacts, FEATURES } from "./features";

/** Texts with a fact in braces that `pharmacy.yaml` leaves out. */
function unfilledTexts({ pharmacy, texts }: Pick<Content, "pharmacy" | "texts">): Problem[] {
  const absent = absentFacts({ pharmacy });
  if (absent.length === 0) return [];
  return texts.flatMap((text) => {
    const names = namesInBraces(text.text);
    return absent
      .filter(({ key }) => names.includes(key))
      .map(({ key, name, remedy }) => ({
        file: text.file,
        place: { path: text.path },
        message: `There is no ${name} in data/pharmacy.yaml, so {${key}} cannot be filled in.`,
        fix: `Write the text without it, or ${remedy}.`,
      }));
  });
}

/** Blocks that link to an online store or a booking site that does not exist. */
function blocksWithoutTarget({
  pharmacy,
  homePage,
  services,
  ownPages,
}: Pick<Content, "pharmacy" | "homePage" | "services" | "ownPages">): Problem[] {
  const shop = homePage?.value.shop && {
    key: "storefrontUrl",
    file: homePage.file,
    place: { path: [], key: "shop" },
  };
  const bookings = [...services, ...ownPages].flatMap(({ file, value }) =>
    value.sections.flatMap(({ type }, index) =>
      type === "booking"
        ? { key: "bookingUrl", file, place: { path: ["sections", index, "type"] } }
        : [],
    ),
  );
  const absent = absentFacts({ pharmacy });
  return [...(shop ? [shop] : []), ...bookings].flatMap(({ key, file, place }) =>
    absent
      .filter((feature) => feature.key === key)
      .map(({ name, missing, remedy }) => ({
        file,
        place,
        message: `This leads to the ${name}, and ${missing}.`,
        fix: `Delete this block, or ${remedy}.`,
      })),
  );
}

/** Blocks whose catalog file is missing. The type of such a block is the name of the catalog. */
function blocksWithoutCatalog({
  yamlPaths,
  services,
  ownPages,
}: Pick<Content, "yamlPaths" | "services" | "ownPages">): Problem[] {
  const absent = absentFiles({ yamlPaths });
  return [...services, ...ownPages].flatMap(({ file, value }) =>
    value.sections.flatMap(({ type }, index) =>
      absent
        .filter(({ key }) => key === type)
        .map(({ name, missing, remedy }) => ({
          file,
          place: { path: ["sections", index, "type"] },
          message: `This block shows the ${name}, and ${missing}.`,
          fix: `Delete this block, or the whole page with its file, or ${remedy}.`,
        })),
    ),
  );
}

/** Facts in braces without a value, and blocks without a target or a catalog. */
export function absentFeatureProblems(
  content: Pick<Content, "pharmacy" | "texts" | "homePage" | "services" | "ownPages" | "yamlPaths">,
): Problem[] {
  return [unfilledTexts, blocksWithoutTarget, blocksWithoutCatalog].flatMap((rule) =>
    rule(content),
  );
}

/** Features that a text mentions in words. */
const featuresIn = ({ text, fieldType }: ContentText) =>
  fieldType === "text" || fieldType === "label"
    ? FEATURES.filter(({ words }) => words?.test(text)).map(({ key }) => key)
    : [];

/** Texts that mention an absent feature in words. */
export function absentFeatureWarnings(
  content: Pick<Content, "pharmacy" | "texts" | "services" | "ownPages" | "yamlPaths">,
): Problem[] {
  // A pharmacy without a catalog can have a page about its products.
  const hasPage = (words: RegExp) =>
    [...content.services, ...content.ownPages].some(({ value }) => words.test(value.title));
  const absent = [
    ...absentFacts(content),
    ...absentFiles(content).filter(({ words }) => !hasPage(words)),
  ];
  return content.texts.flatMap((text) => {
    const features = featuresIn(text);
    return absent
      .filter(({ key }) => key !== text.shownWith && features.includes(key))
      .map(({ name, missing, remedy }) => ({
        file: text.file,
        place: { path: text.path },
        message: `This speaks of the ${name}, and ${missing}.`,
        fix: `Write it in other words, or ${remedy}.`,
      }));
  });
}
