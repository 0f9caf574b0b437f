import type { FactText } from "./fact-text";
import type { WeeklyHours } from "./opening-hours";

/** Someone at the pharmacy whom patients can call. */
export interface ContactPoint {
  /** What patients call it; absent for the store itself. */
  name?: string;
  /** What it is for; absent for the store itself. */
  note?: FactText;
  phone: string;
  hours: WeeklyHours;
}

interface Pharmacy {
  phone: string;
  hours: WeeklyHours;
  servicesDesk?: Required<ContactPoint> | null;
}

/**
 * Whose number and hours to show.
 *
 * @param which `store` or `servicesDesk`, as content says; a pharmacy without a desk shows the store
 */
export function contactPointOf(pharmacy: Pharmacy, which: string): ContactPoint {
  if (which === "servicesDesk" && pharmacy.servicesDesk) return pharmacy.servicesDesk;
  return { phone: pharmacy.phone, hours: pharmacy.hours };
}
