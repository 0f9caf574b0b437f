import type { FeatureKey } from "../../src/content/rules/features";

/**
 * Entries of the sample about something that a pharmacy may not have, if they neither name its fact in braces
 * nor link to its page. Paths are the same in every language.
 */
export const FEATURE_ENTRIES: Partial<Record<FeatureKey, readonly string[]>> = {
  storefrontUrl: [
    "pages/home.yaml shop",
    "pages/privacy.yaml sections.5.paragraphs.1",
    "services/medical-supplies.yaml sections.3.cards.2",
    "services/otc-network.yaml sections.2.cards.5",
  ],
  bookingUrl: ["pages/privacy.yaml sections.5.paragraphs.2"],
  refillForm: ["pages/privacy.yaml sections.1"],
  contactForm: ["pages/privacy.yaml sections.2"],
  otc: ["pages/home.yaml shop.cards.2"],
  equipment: [
    "pages/services.yaml cards.1.points.2",
    "pages/services.yaml cards.1.points.3",
    "services/medical-supplies.yaml sections.1.cards.2",
    "services/medical-supplies.yaml sections.1.cards.3",
  ],
};
