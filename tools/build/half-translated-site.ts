/** A site for tests: the sample, after staff changed three of its lists in English alone. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { calendarDay, dayNumber, isoDate } from "../../src/time/wall-clock";
import { readPharmacy } from "../../src/content/read-facts";
import { copyContent } from "./content-files";

const ROOT = "test-results/half-translated-site";

const KNEE_WALKER = `      - name: "Knee walker"
        description: "Rest the hurt leg on the pad, and push with the other one."
        picture:
          file: "images/walker.webp"
          alt: "Knee walker with a pad"
`;

function change(file: string, before: string, after: string) {
  const path = join(ROOT, "data", file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(before)) throw new Error(`data/${file} no longer has:\n${before}`);
  writeFileSync(path, text.replace(before, after));
}

/** Writes the site's content, and returns its folder. */
export function writeHalfTranslatedSite(): string {
  rmSync(ROOT, { recursive: true, force: true });
  copyContent(ROOT);
  const { timeZone, specialHours } = readPharmacy(join(ROOT, "data"));
  const taken = specialHours?.map(({ date }) => date) ?? [];
  const today = dayNumber(calendarDay(Date.now(), timeZone));
  const day = [1, 2, 3, 4]
    .map((later) => isoDate(today + later))
    .find((date) => !taken.includes(date));
  change(
    "pharmacy.yaml",
    "specialHours:\n",
    `specialHours:\n  - date: "${day}"\n    hours: "9AM-1PM"\n    reason: "Snow on the roads"\n`,
  );
  change(
    "equipment.yaml",
    '      - name: "Rollator"\n',
    `${KNEE_WALKER}      - name: "Rollator"\n`,
  );
  change("otc.yaml", '- name: "Saline nasal spray"', '- name: "Kit to rinse your nose"');
  return ROOT;
}
