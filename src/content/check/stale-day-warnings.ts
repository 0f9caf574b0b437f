import type { SoundFile } from "./check-content";
import type { ContentProblem } from "./content-problem";

/** Holidays that are over and still in `pharmacy.yaml`. */
export function staleDayWarnings(files: readonly SoundFile[], today: string): ContentProblem[] {
  const file = files.find(({ path }) => path === "pharmacy.yaml");
  const days = (file?.value.specialHours ?? []) as { date: string }[];
  return days.flatMap(({ date }, index) =>
    file && date < today
      ? file.content.problemWith(
          ["specialHours", index, "date"],
          `${date} is over.`,
          "Delete this entry, so that the list shows only what is to come.",
        )
      : [],
  );
}
