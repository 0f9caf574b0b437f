/** Entries of the sample about something that a pharmacy may not have. */
import { mergeTranslation } from "../../src/content/languages/merge-translation";
import type { TranslatedFile } from "../../src/content/languages/language-content";
import type { FeatureKey } from "../../src/content/languages/features";
import { valueAt } from "../../src/content/schema/value-path";
import { toSlug } from "../../src/lib/slug";

/**
 * Entries that neither name their fact in braces nor link to its page. Each is a file and the keys and ids that
 * lead to the entry. A sentence of a list without ids is named by the slug of its first words.
 */
export const FEATURE_ENTRIES: Partial<Record<FeatureKey, readonly string[]>> = {
  storefrontUrl: [
    "pages/home.yaml shop",
    "pages/privacy.yaml sections.other-services.paragraphs.our-online-store",
    "services/medical-supplies.yaml sections.how-you-get-your-order.cards.online-orders",
    "services/otc-network.yaml sections.help-choosing.cards.online-orders",
  ],
  bookingUrl: ["pages/privacy.yaml sections.other-services.paragraphs.our-vaccine-booking-site"],
  compoundedTime: [
    "services/specialty-services.yaml sections.about-compounded-medicines",
    "services/specialty-services.yaml sections.how-compounding-works",
  ],
  refillForm: ["pages/privacy.yaml sections.refill-request"],
  contactForm: ["pages/privacy.yaml sections.contact-message"],
  otc: ["pages/home.yaml shop.cards.otc-medications"],
  equipment: [
    "pages/services.yaml cards.medical-supplies.points.mobility-aids",
    "pages/services.yaml cards.medical-supplies.points.home-equipment",
    "services/medical-supplies.yaml sections.available-supplies.cards.mobility-aids",
    "services/medical-supplies.yaml sections.available-supplies.cards.home-equipment",
  ],
};

/** Returns the texts of a file, with the keys and ids that lead to each. */
const textsIn = ({ schema, value }: TranslatedFile) =>
  mergeTranslation(schema, value, undefined).missing.map(({ name, path }) => {
    const steps = name.split(".");
    const isSentence = typeof path.at(-1) === "number";
    return { path, steps, sentence: isSentence ? toSlug(String(valueAt(value, path))) : undefined };
  });

/**
 * Returns where the entries about a feature are, such as `pages/privacy.yaml sections.5.paragraphs.1`, from the sample
 * in its first language: positions are the same in every language. Leaves out entries that somebody deleted or renamed.
 */
export function placesAbout(feature: FeatureKey, files: readonly TranslatedFile[]): string[] {
  return (FEATURE_ENTRIES[feature] ?? []).flatMap((entry) => {
    const [file = "", name = ""] = entry.split(" ");
    const wanted = name.split(".");
    const found = files
      .filter(({ path }) => path === file)
      .flatMap(textsIn)
      .find(({ steps, sentence }) =>
        wanted.every(
          (step, index) =>
            steps[index] === step || (index === steps.length - 1 && sentence?.startsWith(step)),
        ),
      );
    return found ? `${file} ${found.path.slice(0, wanted.length).join(".")}` : [];
  });
}
