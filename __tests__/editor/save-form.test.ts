/**
 * A form is saved with what somebody else changed meanwhile, or it is said why not.
 *
 * @jest-environment jsdom
 */
import { checkFile } from "../../src/content/check-file";
import { type Files, SavedMeanwhile, type Written } from "../../src/editor/files/files";
import { openFile, saveForm, type SaveRequest } from "../../src/editor/app/file/save";
import { setAt } from "../../src/editor/app/form/values";
import { makeSite } from "../../src/editor/app/site-context";
import type { SiteFacts } from "../../src/editor/site-facts";
import { staffNames } from "../../src/editor/staff-names";
import { sampleText } from "../support/content/sample-files";

jest.mock("../../src/editor/app/file/photos", () => ({
  photos: { of: () => Promise.resolve(undefined) },
}));

const PHARMACY = "pharmacy.yaml";
const IN_SPANISH = `es/${PHARMACY}`;
const names = staffNames({});

const line = (key: string, value: string) => (text: string) =>
  text.replace(new RegExp(`^( *${key}: ).*$`, "m"), `$1"${value}"`);
const withFax = line("fax", "(507) 555-0188");
const withPhone = line("phone", "(507) 555-0177");

/** Files in memory. */
function start() {
  const texts = new Map([PHARMACY, IN_SPANISH].map((path) => [path, sampleText(path)]));
  const written: Written[] = [];
  const files: Partial<Files> = {
    version: () => Promise.resolve(String(written.length)),
    read: (path) => Promise.resolve(texts.get(path)),
    check: (draft) =>
      Promise.resolve(
        Object.entries(draft).flatMap(([path, text]) =>
          checkFile(path, text ?? "", names).errors.map((error) => ({
            ...error,
            isError: true,
            isNew: true,
          })),
        ),
      ),
    write: (change) => {
      written.push(change);
      for (const [path, text] of change) texts.set(path, text as string);
      return Promise.resolve();
    },
  };
  const facts: Partial<SiteFacts> = { languages: ["en-US", "es"], pages: {}, titles: {} };
  const site = makeSite(facts as SiteFacts, files as Files);
  /** Opens the form, changes a value, and saves after somebody else did something. */
  const save = async (
    path: (string | number)[],
    value: unknown,
    meanwhile = () => {},
    more: Partial<SaveRequest> = {},
  ) => {
    const open = await openFile(site, PHARMACY);
    meanwhile();
    return saveForm(site, { ...open, value: setAt(open.value, path, value), ...more });
  };
  return { texts, written, files, save };
}

test("what somebody else changed stays, and the form shows it", async () => {
  const { texts, save } = start();
  const answer = await save(["fax"], "(507) 555-0188", () =>
    texts.set(PHARMACY, withPhone(sampleText(PHARMACY))),
  );
  expect(texts.get(PHARMACY)).toBe(withFax(withPhone(sampleText(PHARMACY))));
  expect(texts.get(IN_SPANISH)).toBe(sampleText(IN_SPANISH));
  expect(answer).toMatchObject({ saved: { value: { phone: "(507) 555-0177" } } });
});

test("who saves at the same moment is waited for", async () => {
  const { texts, files, save } = start();
  const { write } = files;
  files.write = () => {
    files.write = write;
    texts.set(PHARMACY, withPhone(sampleText(PHARMACY)));
    return Promise.reject(new SavedMeanwhile());
  };
  await save(["fax"], "(507) 555-0188");
  expect(texts.get(PHARMACY)).toBe(withFax(withPhone(sampleText(PHARMACY))));
});

test("what both changed is asked about, and kept as it was chosen", async () => {
  const { texts, written, save } = start();
  const theirs = () => texts.set(PHARMACY, line("fax", "(507) 555-0166")(sampleText(PHARMACY)));
  const conflict = { labels: ["Fax"], ours: "(507) 555-0188", theirs: "(507) 555-0166" };
  expect(await save(["fax"], "(507) 555-0188", theirs)).toEqual({ conflicts: [conflict] });
  expect(written).toEqual([]);
  texts.set(PHARMACY, sampleText(PHARMACY));
  await save(["fax"], "(507) 555-0188", theirs, { choices: new Map([["Fax", "ours"]]) });
  expect(texts.get(PHARMACY)).toBe(withFax(sampleText(PHARMACY)));
});

test.each([
  ["that we deleted and they changed", false],
  ["that they deleted and we changed", true],
])("an entry %s is kept in every language, if that is the choice", async (_, isOurs) => {
  const { texts, save } = start();
  const changeInFile = (path: string, change: (entry: string) => string) =>
    texts.set(path, sampleText(path).replace(/ {2}- date: "2026-12-24"\n(?: {4}.*\n)+/, change));
  const days = (
    await openFile(
      makeSite({ languages: ["en-US", "es"] } as SiteFacts, start().files as Files),
      PHARMACY,
    )
  ).value as { specialHours: { date: string }[] };
  const index = days.specialHours.findIndex(({ date }) => date === "2026-12-24");
  const meanwhile = () => {
    if (isOurs) [PHARMACY, IN_SPANISH].forEach((path) => changeInFile(path, () => ""));
    else changeInFile(PHARMACY, (entry) => entry.replace("9AM-2PM", "9AM-1PM"));
  };
  const label = "Special hours, Dec 24 (Christmas Eve)";
  const choices = new Map([[label, isOurs ? "ours" : "theirs"] as const]);
  if (isOurs) await save(["specialHours", index, "hours"], "9AM-1PM", meanwhile, { choices });
  else await save(["specialHours"], days.specialHours.toSpliced(index, 1), meanwhile, { choices });
  expect(texts.get(PHARMACY)).toContain('    hours: "9AM-1PM"\n    reason: "Christmas Eve"\n');
  expect(texts.get(IN_SPANISH)).toContain('  - date: "2026-12-24"\n    reason: "Nochebuena"\n');
});

test("a mistake is refused at its field, and nothing is written", async () => {
  const { written, save } = start();
  expect(await save(["hours", "saturday"], "10AM-25PM")).toEqual({
    refused: [expect.objectContaining({ path: ["hours", "saturday"], isError: true })],
  });
  expect(written).toEqual([]);
});

test("of a group that is missing, each field that must be written is named, and no other", async () => {
  const { save } = start();
  const answer = await save(["address"], undefined);
  const refused = "refused" in answer ? answer.refused : [];
  expect(refused.map(({ path, message }) => [path?.join("/"), message])).toEqual([
    ["address/street", "Street is missing here."],
    ["address/city", "City is missing here."],
    ["address/state", "State is missing here."],
    ["address/zip", "ZIP is missing here."],
  ]);
});

test("a file that somebody deleted comes back only if that is wanted", async () => {
  const { texts, save } = start();
  const gone = () => [PHARMACY, IN_SPANISH].forEach((path) => texts.delete(path));
  expect(await save(["fax"], "(507) 555-0188", gone)).toEqual({ isDeleted: true });
  expect(texts.size).toBe(0);
  texts.set(PHARMACY, sampleText(PHARMACY)).set(IN_SPANISH, sampleText(IN_SPANISH));
  await save(["fax"], "(507) 555-0188", gone, { writesAgain: true });
  expect(texts.get(PHARMACY)).toBe(withFax(sampleText(PHARMACY)));
});

test("a file that somebody broke stays as it is, and it is said whom to ask", async () => {
  const { texts, written, save } = start();
  const broken = sampleText(PHARMACY).replace('saturday: "9AM-2PM"', 'saturday: "9AM-2PM');
  const saving = save(["fax"], "(507) 555-0188", () => texts.set(PHARMACY, broken));
  await expect(saving).rejects.toThrow(/^Pharmacy: Somebody changed this outside of the editing/);
  expect(written).toEqual([]);
});
