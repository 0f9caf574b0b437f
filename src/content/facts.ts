/**
 * Facts that texts may name in braces, such as `Call {phone}`. The values come from
 * `pharmacy.yaml`, so that each fact is written once. How each is shown is said in
 * `src/components/text.tsx`, which knows times by the end of their names.
 */
import type { Facts } from "../lib/fact-text";

/** The part of `pharmacy.yaml` that texts may name. */
export interface FactSource {
  name: string;
  shortName: string;
  since?: number | null;
  address: { street: string; city: string; state: string; zip: string };
  phone: string;
  fax?: string | null;
  email?: string | null;
  servicesDesk?: { phone: string } | null;
  readyTimes: {
    newPrescription: string;
    refill: string;
    transfer: string;
    specialOrder: string;
    compounded?: string | null;
  };
}

const factReaders = {
  name: (pharmacy) => pharmacy.name,
  shortName: (pharmacy) => pharmacy.shortName,
  since: (pharmacy) => pharmacy.since?.toString(),
  city: (pharmacy) => pharmacy.address.city,
  phone: (pharmacy) => pharmacy.phone,
  // As in boxes and banners, a pharmacy without a services desk shows the store's number.
  servicesDeskPhone: (pharmacy) => pharmacy.servicesDesk?.phone ?? pharmacy.phone,
  fax: (pharmacy) => pharmacy.fax,
  email: (pharmacy) => pharmacy.email,
  newPrescriptionTime: (pharmacy) => pharmacy.readyTimes.newPrescription,
  refillTime: (pharmacy) => pharmacy.readyTimes.refill,
  transferTime: (pharmacy) => pharmacy.readyTimes.transfer,
  specialOrderTime: (pharmacy) => pharmacy.readyTimes.specialOrder,
  compoundedTime: (pharmacy) => pharmacy.readyTimes.compounded,
} satisfies Record<string, (pharmacy: FactSource) => string | null | undefined>;

const FACT_IN_BRACES = /\{([^{}]*)\}/g;

const isFactName = (name: string): name is keyof typeof factReaders =>
  Object.hasOwn(factReaders, name);

/** The names that may stand in braces. */
export const factNames: readonly string[] = Object.keys(factReaders);

/** The names that a text has in braces. */
export const namesInBraces = (text: string): string[] =>
  [...text.matchAll(FACT_IN_BRACES)].map((match) => match[1] ?? "");

/** The names in braces that are not facts. Empty for a good text. */
export const unknownFacts = (text: string): string[] =>
  namesInBraces(text).filter((name) => !isFactName(name));

/** The text without everything that stands in braces. */
export const withoutFacts = (text: string): string => text.replace(FACT_IN_BRACES, "");

/** The values of the facts that the pharmacy has, by their names. */
export const factsOf = (pharmacy: FactSource): Facts =>
  Object.fromEntries(
    Object.entries(factReaders).flatMap(([name, read]) => {
      const value = read(pharmacy);
      return value ? [[name, value]] : [];
    }),
  );
