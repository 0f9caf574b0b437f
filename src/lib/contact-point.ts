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
  departments?:
    | readonly (RegularHours & { name: string; note?: FactText | null; phone?: string | null })[]
    | null;
  servicesDesk?: (ContactPoint & Required<Pick<ContactPoint, "name" | "note">>) | null;
}

/**
 * Whose number and hours to show.
 *
 * @param which `store`, `servicesDesk` or the name of a department; without that one, the store is shown
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
