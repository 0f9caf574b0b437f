/** What content says of things that the pharmacy does not have, because `pharmacy.yaml` leaves them out. */
import { namesInBraces } from "../facts";
import type { Problem } from "../problem";
import type { Content } from "../read/content";

type Pharmacy = NonNullable<Content["pharmacy"]>["value"];

/** What a pharmacy can be without, by its key in `pharmacy.yaml`: the name of the fact, if it is one. */
export type FeatureKey = Extract<
  keyof Pharmacy,
  "since" | "fax" | "storefrontUrl" | "bookingUrl" | "servicesDesk"
>;

interface Feature {
  key: FeatureKey;
  name: string;
  /** How texts speak of it without naming the fact. */
  words?: RegExp;
}

const FEATURES: readonly Feature[] = [
  { key: "since", name: "founding year" },
  { key: "fax", name: "fax number", words: /\bfax(?:es|ed|ing)?\b/i },
  { key: "storefrontUrl", name: "online store", words: /\bonline (?:store|shop)\b/i },
  { key: "bookingUrl", name: "booking site", words: /\bbooking\b|\bbook (?:an?|your|online)\b/i },
  { key: "servicesDesk", name: "services desk", words: /\bservices desk\b/i },
];

const absentFeatures = ({ value }: NonNullable<Content["pharmacy"]>) =>
  FEATURES.filter(({ key }) => value[key] === undefined);

const addTo = ({ key }: Feature) => `or add "${key}" to data/pharmacy.yaml`;

/** Facts in braces that cannot be filled in, and blocks that would lead nowhere. */
export function absentFeatureProblems({
  pharmacy,
  texts,
  homePage,
  services,
  ownPages,
}: Pick<Content, "pharmacy" | "texts" | "homePage" | "services" | "ownPages">): Problem[] {
  if (!pharmacy) return [];
  const absent = absentFeatures(pharmacy);
  const unfilled = texts.flatMap(({ file, path, text }) => {
    const names = namesInBraces(text);
    return absent
      .filter(({ key }) => names.includes(key))
      .map((feature) => ({
        file,
        place: { path },
        message: `There is no ${feature.name} in data/pharmacy.yaml, so {${feature.key}} cannot be filled in.`,
        fix: `Write the text without it, ${addTo(feature)}.`,
      }));
  });
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
  const leadingNowhere = [...(shop ? [shop] : []), ...bookings].flatMap(({ key, file, place }) =>
    absent
      .filter((feature) => feature.key === key)
      .map((feature) => ({
        file,
        place,
        message: `This leads to the ${feature.name}, and data/pharmacy.yaml has none.`,
        fix: `Delete this block, ${addTo(feature)}.`,
      })),
  );
  return [...unfilled, ...leadingNowhere];
}

/** Texts that speak of such a thing in words. */
export function absentFeatureWarnings({
  pharmacy,
  texts,
}: Pick<Content, "pharmacy" | "texts">): Problem[] {
  if (!pharmacy) return [];
  const absent = absentFeatures(pharmacy);
  return texts
    .filter(({ fieldType }) => fieldType === "text" || fieldType === "label")
    .flatMap(({ file, path, text, shownWith }) =>
      absent
        .filter(({ key, words }) => key !== shownWith && words?.test(text))
        .map((feature) => ({
          file,
          place: { path },
          message: `This speaks of the ${feature.name}, and data/pharmacy.yaml has none.`,
          fix: `Write it in other words, ${addTo(feature)}.`,
        })),
    );
}
