/** What nobody translated, for a site for tests: staff changed three lists of the sample in English alone. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { calendarDay, dayNumber, isoDate } from "../../src/time/wall-clock";
import { readPharmacy } from "../../src/content/read-facts";

const KNEE_WALKER = `      - name: "Knee walker"
        description: "Rest the hurt leg on the pad, and push with the other one."
        picture:
          file: "images/walker.webp"
          alt: "Knee walker with a pad"
`;

function change(root: string, file: string, before: string, after: string) {
  const path = join(root, "data", file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(before)) throw new Error(`data/${file} no longer has:\n${before}`);
  writeFileSync(path, text.replace(before, after));
}

export function changeInEnglishAlone(root: string): void {
  const { timeZone, specialHours } = readPharmacy(join(root, "data"));
  const taken = specialHours?.map(({ date }) => date) ?? [];
  const today = dayNumber(calendarDay(Date.now(), timeZone));
  const day = [1, 2, 3, 4]
    .map((later) => isoDate(today + later))
    .find((date) => !taken.includes(date));
  change(
    root,
    "pharmacy.yaml",
    "specialHours:\n",
    `specialHours:\n  - date: "${day}"\n    hours: "9AM-1PM"\n    reason: "Snow on the roads"\n`,
  );
  change(
    root,
    "equipment.yaml",
    '      - name: "Rollator"\n',
    `${KNEE_WALKER}      - name: "Rollator"\n`,
  );
  change(root, "otc.yaml", '- name: "Saline nasal spray"', '- name: "Kit to rinse your nose"');
}
