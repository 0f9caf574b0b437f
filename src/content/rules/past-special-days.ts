import type { Problem } from "../problem";
import type { Content } from "../read/content";

/** Holidays that are over and still in `pharmacy.yaml`. */
export function pastDayWarnings({ pharmacy }: Pick<Content, "pharmacy">, today: string): Problem[] {
  if (!pharmacy) return [];
  const { file, value } = pharmacy;
  return (value.specialHours ?? []).flatMap(({ date }, index) =>
    date < today
      ? {
          file,
          place: { path: ["specialHours", index, "date"] },
          message: `${date} is over.`,
          fix: "Delete this entry, so that the list shows only what is to come.",
        }
      : [],
  );
}
