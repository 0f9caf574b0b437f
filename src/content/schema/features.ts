/** What a pharmacy may not have. `needs` in `data/`, and texts in braces, use these names. */
import { optionalForms } from "../../forms/forms";
import { noticeKinds } from "../../lib/legal-notices";

/** What messages call the optional facts of `pharmacy.yaml`, and that of `agreements.yaml`. Some are also the types of the blocks that show them. */
export const optionalFacts = {
  since: "founding year",
  fax: "fax number",
  email: "email address",
  storefrontUrl: "online store",
  bookingUrl: "booking site",
  servicesDesk: "services desk",
  // Name of the fact in braces. Its key is `readyTimes.compounded`.
  compoundedTime: "time for compounded medicine",
  identifiers: "numbers for doctors' offices",
  plans: "insurance plans",
  delivery: "delivery",
  apps: "portal and apps",
  mailService: "mail service",
};

export type FactKey = keyof typeof optionalFacts;

/** What messages call the optional files. The name of a catalog is also the type of the blocks that show it. */
export const optionalFiles = {
  announcements: "announcements",
  agreements: "agreements",
  whenClosed: "help while you are closed",
  otc: "over-the-counter products",
  equipment: "equipment",
  aToZPage: "A to Z page",
  ...optionalForms,
};

export type OptionalFile = keyof typeof optionalFiles;

/** Questions about what a pharmacy offers. The first ones are of whole pages. */
export const offerQuestions = {
  vaccines: "Do you give vaccines?",
  screenings: "Do you check blood pressure, blood sugar, cholesterol or body composition?",
  diabetes: "Do you carry diabetes supplies, and help patients with them?",
  counseling: "Do you set aside time for private talks about medicine and health?",
  specialty: "Do you have specialty services, such as dose packs, reviews or compounding?",
  supplies: "Do you carry medical supplies, such as dressings and daily care?",
  equipment: "Do you sell or rent medical equipment, such as walkers?",
  otc: "Do you sell over-the-counter products?",
  medSync: "Do you line up all refills of a patient for one pickup day?",
  automaticRefill: "Can patients sign up for automatic refills?",
  reviews: "Does a pharmacist sit down with patients to review all their medicines (MTM)?",
  dosePacks: "Do you sort medicines into packs by day and time?",
  travelVaccines: "Do you give vaccines for travel?",
  bloodPressure: "Do you take blood pressure?",
  bloodSugar: "Do you test blood sugar or A1C from a fingertip?",
  cholesterol: "Do you test cholesterol?",
  bodyComposition: "Do you measure body composition?",
  outreach: "Do you take screenings to workplaces and events?",
  injectionTraining: "Do you teach patients to inject insulin?",
  diabetesLessons:
    "Do you teach families about diabetes, set up meters, and help with forms for insurance?",
  mood: "Do you talk with patients about medicine for mood, worry or sleep?",
  nutrition: "Do you counsel patients on food and medicine?",
  weight: "Do you help patients with their weight, with regular weigh-ins?",
  smoking: "Do you help patients to quit smoking, and check on them afterward?",
  longVisits: "Can patients have a longer visit with a pharmacist?",
  fitting: "Do you measure patients and fit aids to them, such as stockings, canes and walkers?",
  setup: "Do you bring large equipment to homes and set it up?",
  repair: "Do you adjust and repair equipment that you sold?",
  benefitCards: "Do you take cards with an over-the-counter benefit?",
  itemizedReceipts: "Do you give itemized receipts for FSA and HSA accounts?",
  medicare: "Do you bill Medicare and Medicaid?",
} as const;

export type Offer = keyof typeof offerQuestions;

/** Offers that are parts of others: without one of these, there is nothing to ask. */
export const offeredWith: Partial<Record<Offer, readonly Offer[]>> = {
  travelVaccines: ["vaccines"],
  bloodPressure: ["screenings"],
  bloodSugar: ["screenings", "diabetes"],
  cholesterol: ["screenings"],
  bodyComposition: ["screenings"],
  outreach: ["screenings"],
  injectionTraining: ["diabetes"],
  diabetesLessons: ["diabetes"],
  mood: ["counseling"],
  nutrition: ["counseling"],
  weight: ["counseling"],
  smoking: ["counseling"],
  longVisits: ["counseling", "specialty"],
  dosePacks: ["specialty"],
  fitting: ["supplies", "equipment"],
  setup: ["equipment"],
  repair: ["equipment"],
  benefitCards: ["otc"],
  itemizedReceipts: ["otc"],
};

export const isOffer = (name: unknown): name is Offer =>
  typeof name === "string" && Object.hasOwn(offerQuestions, name);

export const offerNames = Object.keys(offerQuestions) as Offer[];

/** Pages of the pharmacy's own: its notices, by kind, and help from others near it. */
export const ownPageKinds = [...noticeKinds, "localHelp"] as const;

export type OwnPageKind = (typeof ownPageKinds)[number];

/** Optional fact or file, something that a pharmacy offers, or a kind of page of its own. */
export type FeatureKey = FactKey | OptionalFile | Offer | OwnPageKind;

const names: readonly string[] = [
  ...Object.keys(optionalFacts),
  ...Object.keys(optionalFiles),
  ...offerNames,
  ...ownPageKinds,
];

/** Everything that a pharmacy may not have. */
export const featureKeys = [...new Set(names)] as FeatureKey[];
