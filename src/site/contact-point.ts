import type { FactText } from "../lib/fact-text";
import type { RegularHours } from "../time/opening-calendar";
import { usePharmacy } from "./hooks/pharmacy";

/** Store, services desk or department that patients can call. */
export interface ContactPoint extends RegularHours {
  /** Absent for the store. */
  name?: string;
  /** Purpose. Absent for the store. */
  note?: FactText | null;
  phone: string;
}

/** Returns the store, the `servicesDesk` or a department by its name. Falls back to the store. */
export function useContactPoint(which: string): ContactPoint {
  const pharmacy = usePharmacy();
  if (which === "servicesDesk" && pharmacy.servicesDesk) return pharmacy.servicesDesk;
  const department = pharmacy.departments?.find(({ name }) => name === which);
  if (department?.phone) return { ...department, phone: department.phone };
  const { phone, hours, hoursFrom } = pharmacy;
  return { phone, hours, hoursFrom };
}
