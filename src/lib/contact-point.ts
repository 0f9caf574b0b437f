import type { FactText } from "./fact-text";
import type { RegularHours } from "./seasons";

/** Store, services desk or department that patients can call. */
export interface ContactPoint extends RegularHours {
  /** Absent for the store. */
  name?: string;
  /** Purpose. Absent for the store. */
  note?: FactText;
  phone: string;
}

interface Pharmacy extends RegularHours {
  phone: string;
  departments?:
    | readonly (RegularHours & { name: string; note?: FactText | null; phone?: string | null })[]
    | null;
  servicesDesk?: (ContactPoint & Required<Pick<ContactPoint, "name" | "note">>) | null;
}

/**
 * Returns the contact point to show.
 *
 * @param which `store`, `servicesDesk` or a department's name. Falls back to the store
 */
export function contactPointOf(pharmacy: Pharmacy, which: string): ContactPoint {
  if (which === "servicesDesk" && pharmacy.servicesDesk) return pharmacy.servicesDesk;
  const department = pharmacy.departments?.find(({ name }) => name === which);
  if (department?.phone) {
    const { name, note, phone, hours, seasonalHours } = department;
    return { name, note: note ?? undefined, phone, hours, seasonalHours };
  }
  const { phone, hours, seasonalHours } = pharmacy;
  return { phone, hours, seasonalHours };
}
