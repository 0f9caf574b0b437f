/**
 * Facts that texts can name in braces, such as `Call {phone}`, so that each fact is
 * written once. `src/components/text.tsx` shows them. Facts whose names end in `Time` are ready times. With a question
 * mark, as in `{setup?}`, a sentence says what the pharmacy must have, so that pages show it: see `leave-out.ts`.
 */
import type { Facts } from "../lib/fact-text";
import { DEFAULT_LANGUAGE } from "../lib/language";
import { featureKeys } from "./schema/features";
import { type ReadyTimes, waitText } from "../time/ready-time";

/** What texts can name: a part of `pharmacy.yaml`, and the mail service of `agreements.yaml`. */
export interface FactSource {
  name: string;
  shortName: string;
  since?: number | null;
  address: { street: string; city: string; state: string; zip: string };
  phone: string;
  fax?: string | null;
  email?: string | null;
  servicesDesk?: { phone: string } | null;
  delivery?: { places: readonly string[] } | null;
  readyTimes: ReadyTimes;
  agreements?: { mailService: { name: string } };
}

/** Readers of the facts, with the language in which the site writes ready times. */
const factReaders = {
  name: (pharmacy) => pharmacy.name,
  shortName: (pharmacy) => pharmacy.shortName,
  since: (pharmacy) => pharmacy.since?.toString(),
  city: (pharmacy) => pharmacy.address.city,
  phone: (pharmacy) => pharmacy.phone,
  // Boxes and banners also fall back to the number of the store.
  servicesDeskPhone: (pharmacy) => pharmacy.servicesDesk?.phone ?? pharmacy.phone,
  fax: (pharmacy) => pharmacy.fax,
  email: (pharmacy) => pharmacy.email,
  newPrescriptionTime: ({ readyTimes }, language) => waitText(readyTimes.newPrescription, language),
  refillTime: ({ readyTimes }, language) => waitText(readyTimes.refill, language),
  transferTime: ({ readyTimes }, language) => waitText(readyTimes.transfer, language),
  specialOrderTime: ({ readyTimes }, language) => waitText(readyTimes.specialOrder, language),
  delivery: ({ delivery }, language) =>
    delivery && new Intl.ListFormat(language).format(delivery.places),
  compoundedTime: ({ readyTimes: { compounded } }, language) =>
    compounded && waitText(compounded, language),
  mailService: ({ agreements }) => agreements?.mailService.name,
  // Without its address in parentheses.
  mailServiceName: ({ agreements }) => agreements?.mailService.name.replace(/ \(.*/, ""),
} satisfies Record<string, (pharmacy: FactSource, language: string) => string | null | undefined>;

const FACT_IN_BRACES = /\{([^{}]*)\}/g;

const isFactName = (name: string): name is keyof typeof factReaders =>
  Object.hasOwn(factReaders, name);

/** Names of facts in braces. */
export const factNames: readonly string[] = Object.keys(factReaders);

/** What stands in the braces of a text: `fax`, `setup?`. */
const inBraces = (text: string): string[] =>
  [...text.matchAll(FACT_IN_BRACES)].map((match) => match[1] ?? "");

/** Names in the braces of a text, without question marks. */
export const namesInBraces = (text: string): string[] =>
  inBraces(text).map((name) => name.replace(/\?$/, ""));

const isKnown = (name: string) =>
  name.endsWith("?") ? featureKeys.some((key) => `${key}?` === name) : isFactName(name);

/** Names in braces that are not facts. */
export const unknownFacts = (text: string): string[] =>
  inBraces(text).filter((name) => !isKnown(name));

const NEED_IN_BRACES = /\{\w+\?\}/g;

/** Removes what a text needs, such as `{setup?}`. */
export const withoutNeeds = (text: string): string => text.replace(NEED_IN_BRACES, "");

/** Removes braces and their content. */
export const withoutFacts = (text: string): string => text.replace(FACT_IN_BRACES, "");

/** Returns the facts that the pharmacy has, by name. */
export const factsOf = (pharmacy: FactSource, language = DEFAULT_LANGUAGE): Facts =>
  Object.fromEntries(
    Object.entries(factReaders).flatMap(([name, read]) => {
      const value = read(pharmacy, language);
      return value ? [[name, value]] : [];
    }),
  );
