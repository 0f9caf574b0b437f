/** Changes of `data/` are listed in words, and taken back one at a time, without Git. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ListedSave } from "../../src/gatsby/editing-screen/screen/last-saves";
import { Saves } from "../../tools/server/saves";
import { sampleText } from "../support/content/sample-files";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const pharmacy = sampleText("pharmacy.yaml");

const withSaturday = (hours: string, text = pharmacy) =>
  text.replace(/(?<=^hours:\n(?: .*\n)*? {2}saturday: ).*$/m, `"${hours}"`);
const withPhone = (text: string) => text.replace(/^phone: .*$/m, 'phone: "(507) 555-0177"');

/** Starts with Saturdays from 9 to 2. */
function start(): Saves {
  folder.write("data/pharmacy.yaml", withSaturday("9AM-2PM"));
  return new Saves(folder.path());
}

function save(saves: Saves, text: string, file = "data/pharmacy.yaml") {
  folder.write(file, text);
  saves.record();
}

const takeBack = (saves: Saves, listed: ListedSave | undefined) =>
  saves.write(saves.takenBack(listed?.id ?? ""));

test("a change is said in words, with its time and who made it", () => {
  const saves = start();
  expect(saves.list()).toEqual([]);
  save(saves, withSaturday("9AM-1PM"));
  expect(saves.list()).toEqual([
    {
      id: expect.stringMatching(/^\d+$/) as string,
      time: expect.any(Number) as number,
      who: expect.any(String) as string,
      words: ["Pharmacy: Hours, Saturday: 9AM-2PM became 9AM-1PM"],
    },
  ]);
});

test("an added and a removed entry are named", () => {
  const saves = start();
  const day = (date: string, reason: string) =>
    `  - date: "${date}"\n    hours: "Closed"\n    reason: "${reason}"\n`;
  const withDays = (...days: string[]) =>
    `${withSaturday("9AM-2PM").replace(/^specialHours:\n(?: .*\n)*/m, "")}specialHours:\n${days.join("")}`;
  save(saves, withDays(day("2026-12-24", "Christmas Eve"), day("2026-12-25", "Christmas Day")));
  save(saves, withDays(day("2026-12-25", "Christmas"), day("2026-12-01", "Snow")));
  expect(saves.list()[0]?.words).toEqual([
    "Pharmacy: Special hours: removed 2026-12-24",
    "Pharmacy: Special hours, 2026-12-25, Reason: Christmas Day became Christmas",
    "Pharmacy: Special hours: added 2026-12-01",
  ]);
});

test("one change is taken back byte by byte, also after a restart", () => {
  save(start(), withSaturday("9AM-1PM"));
  const saves = new Saves(folder.path());
  takeBack(saves, saves.list()[0]);
  expect(folder.read("data/pharmacy.yaml")).toBe(withSaturday("9AM-2PM"));
  expect(saves.list()[0]?.words).toEqual(["Pharmacy: Hours, Saturday: 9AM-1PM became 9AM-2PM"]);
});

test("later changes stay, and the same words that changed again are not lost", () => {
  const saves = start();
  save(saves, withSaturday("9AM-1PM"));
  save(saves, withPhone(withSaturday("9AM-1PM")));
  const [, saturday] = saves.list();
  takeBack(saves, saturday);
  expect(folder.read("data/pharmacy.yaml")).toBe(withPhone(withSaturday("9AM-2PM")));

  save(saves, withSaturday("9AM-3PM"));
  expect(() => takeBack(saves, saturday)).toThrow("Take back the later change first.");
  expect(folder.read("data/pharmacy.yaml")).toBe(withSaturday("9AM-3PM"));
});

test("a new page is taken away, and a deleted one comes back", () => {
  const saves = start();
  const team = 'title: "Our Team"\n';
  save(saves, team, "data/own-pages/our-team.yaml");
  expect(saves.list()[0]?.words).toEqual(["Own pages, Our team: new"]);
  takeBack(saves, saves.list()[0]);
  expect(existsSync(join(folder.path(), "data/own-pages/our-team.yaml"))).toBe(false);
  takeBack(saves, saves.list()[0]);
  expect(folder.read("data/own-pages/our-team.yaml")).toBe(team);
});
