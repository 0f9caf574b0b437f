import type { RegularHours } from "../../lib/seasons";
import type { Content } from "../read/content";
import type { ValuePath } from "../schema/value-path";

/** The store, or a part of it with hours of its own. */
interface Department {
  /** Path in `pharmacy.yaml`. */
  path: ValuePath;
  hours: RegularHours;
}

/** Everything in a pharmacy that has hours of its own, the store first. */
export function departmentsOf({ value }: NonNullable<Content["pharmacy"]>): Department[] {
  const { servicesDesk, departments = [] } = value;
  return [
    { path: [], hours: value },
    ...(servicesDesk ? [{ path: ["servicesDesk"], hours: servicesDesk }] : []),
    ...departments.map((hours, index) => ({ path: ["departments", index], hours })),
  ];
}
