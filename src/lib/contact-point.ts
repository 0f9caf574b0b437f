import type { FactText } from "./fact-text";
import type { RegularHours } from "./seasons";

/** Someone at the pharmacy whom patients can call. */
export interface ContactPoint extends RegularHours {
  /** What patients call it; absent for the store itself. */
  name?: string;
  /** What it is for; absent for the store itself. */
  note?: FactText;
  phone: string;
}

interface Pharmacy extends RegularHours {
  phone: string;
  servicesDesk?: (ContactPoint & Required<Pick<ContactPoint, "name" | "note">>) | null;
}

/**
 * Whose number and hours to show.
 *
 * @param which `store` or `servicesDesk`, as content says; a pharmacy without a desk shows the store
 */
export function contactPointOf(pharmacy: Pharmacy, which: string): ContactPoint {
  if (which === "servicesDesk" && pharmacy.servicesDesk) return pharmacy.servicesDesk;
  const { phone, hours, seasonalHours } = pharmacy;
  return { phone, hours, seasonalHours };
}
