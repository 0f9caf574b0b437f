import type { FactText } from "../lib/fact-text";
import type { RegularHours } from "../time/opening-calendar";
import type { Words } from "../lib/words";

/** Store, services desk or department that patients can call. */
export interface ContactPoint extends RegularHours {
  /** Absent for the store. */
  name?: Words;
  /** Purpose. Absent for the store. */
  note?: FactText | null;
  phone: string;
}

interface Pharmacy extends RegularHours {
  phone: string;
  departments?: readonly (Omit<ContactPoint, "phone"> & { phone?: string | null })[] | null;
  servicesDesk?: ContactPoint | null;
}

/**
 * Returns the contact point to show.
 *
 * @param which `store`, `servicesDesk` or a department's name. Falls back to the store
 */
export function contactPointOf(pharmacy: Pharmacy, which: string): ContactPoint {
  if (which === "servicesDesk" && pharmacy.servicesDesk) return pharmacy.servicesDesk;
  const department = pharmacy.departments?.find(({ name }) => name === which);
  if (department?.phone) return { ...department, phone: department.phone };
  const { phone, hours, hoursFrom } = pharmacy;
  return { phone, hours, hoursFrom };
}
