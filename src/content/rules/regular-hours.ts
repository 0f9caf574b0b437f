import type { RegularHours } from "../../lib/seasons";
import type { Problem } from "../problem";
import type { Content } from "../read/content";
import type { ValuePath } from "../schema/value-path";
import { nearest } from "./nearest";

/** The store, or what keeps hours of its own in it. */
interface Department {
  /** Where it stands in `pharmacy.yaml`. */
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

/** Special days that name a department which the pharmacy does not have. */
export function unknownDepartmentProblems({ pharmacy }: Pick<Content, "pharmacy">): Problem[] {
  if (!pharmacy) return [];
  const { servicesDesk, departments = [], specialHours = [] } = pharmacy.value;
  const known = [...(servicesDesk ? [servicesDesk] : []), ...departments].map(({ name }) => name);
  return specialHours.flatMap((day, index) =>
    (day.departments ?? []).flatMap(({ name }, position): Problem[] => {
      if (known.includes(name)) return [];
      const meant = nearest(name, known);
      return [
        {
          file: pharmacy.file,
          place: { path: ["specialHours", index, "departments", position, "name"] },
          message: `There is no department "${name}".`,
          fix:
            known.length > 0
              ? `${meant ? `Did you mean "${meant}"? ` : ""}It can be: "${known.join('", "')}".`
              : 'Delete "departments" here: only a services desk, or an entry of the list "departments" below, has hours of its own.',
        },
      ];
    }),
  );
}
