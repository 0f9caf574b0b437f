/** What the editing screen does when Sveltia CMS saves a file, as its events hand it over. */
import type { SavedFile } from "../../src/editor/screen/saved-file";
import { checkSaves } from "../../src/editor/screen/check-saves";
import { knownFiles, textsToSave } from "../../src/editor/screen/files";
import { say } from "../../src/editor/screen/strip";
import { KnownFiles, MARK, UNKNOWN } from "../../src/editor/screen/known-files";
import type { Repository } from "../../src/editor/git/git-service";
import type { Group } from "../../src/content/write/values";
import { sampleText } from "../support/content/sample-files";
import { hash } from "../support/git-services/fake-repository";

const PHARMACY = "pharmacy.yaml";
const text = sampleText(PHARMACY);

type Handler = (event: { entry: SavedFile }) => Promise<SavedFile>;
const mockHandlers = new Map<string, Handler>();

jest.mock("@sveltia/cms", () => ({
  __esModule: true,
  default: {
    registerEventListener: ({ name, handler }: { name: string; handler: Handler }) =>
      mockHandlers.set(name, handler),
  },
}));
jest.mock("../../src/editor/screen/site-facts", () => ({
  siteFacts: { hasServer: false, languages: [] },
}));
jest.mock("../../src/editor/screen/strip", () => ({ say: jest.fn() }));
/** Files in the last commit. */
const mockTexts = new Map<string, string>();
/** Texts of earlier commits. */
const mockOlder: string[] = [];
const mockHashes = (texts: ReadonlyMap<string, string>) =>
  new Map([...texts].map(([path, text]) => [path, hash(text)]));
jest.mock("../../src/editor/screen/repository", () => ({
  openRepository: (): Partial<Repository> => ({
    lastCommits: () => Promise.resolve([]),
    fileAt: (_, path) => Promise.resolve(mockTexts.get(path)),
    blob: (id) => Promise.resolve(mockOlder.find((older) => hash(older) === id)),
    hashes: () => Promise.resolve(mockHashes(mockTexts)),
  }),
}));

const confirm = jest.fn<boolean, [string]>();
Object.assign(globalThis, { window: { confirm }, location: { hash: "" } });
checkSaves();

/** Opens the file of the pharmacy, and saves it with a change. */
async function save(
  change: (data: Group, words: Group) => void,
  beforeSaving: () => unknown = () => undefined,
  translations: readonly string[] = [],
) {
  textsToSave.clear();
  const [data = {}, ...words] = await Promise.all(
    [PHARMACY, ...translations.map((language) => `${language}/${PHARMACY}`)].map((path) => {
      mockTexts.set(`data/${path}`, sampleText(path));
      return knownFiles.read("Pharmacy", sampleText(path).trim());
    }),
  );
  change(data, words[0] ?? {});
  await beforeSaving();
  const i18n = Object.fromEntries(
    translations.map((language, index) => [language, { data: words[index] }]),
  );
  const entry = immutable({ path: `data/${PHARMACY}`, data, i18n }) as unknown as SavedFile;
  return mockHandlers.get("preSave")?.({ entry });
}

/** Returns a map as Sveltia CMS hands it over. */
const immutable = (fields: Group): object => ({
  get: (key: string) => fields[key],
  set: (key: string, value: unknown) => immutable({ ...fields, [key]: value }),
  toJS: () => fields,
});

/** Returns the words with which a file is not saved; Sveltia CMS shows the cause of an error. */
const refusal = (saving: Promise<unknown>) =>
  saving.then(
    () => "saved",
    ({ cause }: Error) => (cause as Error).message,
  );

test("hours that do not exist are named with their field, and are not saved, also without a server", async () => {
  const saving = save(({ hours }) => Object.assign(hours as Group, { saturday: "10AM-25PM" }));
  expect(await refusal(saving)).toMatch(
    /^Hours, Saturday: .*has an hour that is not on a 12-hour clock/,
  );
  expect(say).toHaveBeenCalledWith("Not saved: please correct this first.", {
    errors: [expect.objectContaining({ file: "data/pharmacy.yaml" })],
    warnings: [],
  });
  expect([...textsToSave]).toEqual([]);
});

test("a file that somebody else deleted does not come back without a question", async () => {
  const saving = (isWanted: boolean) => {
    confirm.mockReset().mockReturnValue(isWanted);
    return save(
      (data) => Object.assign(data, { fax: "(507) 555-0188" }),
      () => mockTexts.clear(),
    );
  };
  expect(await refusal(saving(false))).toBe("Somebody else deleted this file.");
  expect([...textsToSave]).toEqual([]);
  await saving(true);
  expect([...textsToSave.values()]).toEqual([expect.stringContaining('fax: "(507) 555-0188"')]);
  expect(confirm.mock.calls).toEqual([[expect.stringContaining("Somebody else deleted")]]);
});

test("a page gets another address without a question", async () => {
  const [path, renamed] = ["data/services/immunizations.yaml", "data/services/vaccines.yaml"];
  const page = sampleText("services/immunizations.yaml");
  mockTexts.set(path, page);
  const data = await knownFiles.read("Service", page.trim());
  const entry = immutable({ path: renamed, data, i18n: {} }) as unknown as SavedFile;
  confirm.mockReset();
  await mockHandlers.get("preSave")?.({ entry });
  expect([...textsToSave.values()]).toContain(page);
  expect(confirm).not.toHaveBeenCalled();
});

/** Saves a page of texts with the words of its translation. */
async function savePage(name: string, data: Group, words: Group) {
  const entry = { path: `data/own-pages/${name}.yaml`, data, i18n: { es: { data: words } } };
  await mockHandlers.get("preSave")?.({ entry: immutable(entry) as unknown as SavedFile });
}

const page = (title: string) =>
  sampleText("own-pages/insurance.yaml").replace("Insurance plans", title);

test("of two pages with the same words in a translation, each keeps its own", async () => {
  const words = 'title: "Estacionamiento"\n';
  for (const name of ["first", "second"]) {
    mockTexts.set(`data/own-pages/${name}.yaml`, page(name));
    mockTexts.set(`data/es/own-pages/${name}.yaml`, words);
  }
  const [data = {}, , read] = await Promise.all(
    [page("second"), page("first"), words].map((text) => knownFiles.read("OwnPage", text.trim())),
  );
  mockTexts.set("data/es/own-pages/first.yaml", `${words}intro: "Junto a la puerta."\n`);
  textsToSave.clear();
  await savePage("second", data, { ...read, title: "Dónde queda" });
  expect([...textsToSave.values()]).toEqual([page("second"), 'title: "Dónde queda"\n']);
});

test("translations without words have different texts", async () => {
  textsToSave.clear();
  for (const name of ["ramp", "garage"]) {
    mockTexts.set(`data/own-pages/${name}.yaml`, page(name));
    await savePage(name, await knownFiles.read("OwnPage", page(name).trim()), {});
  }
  expect([...textsToSave.values()].filter((text) => text.startsWith("{}"))).toEqual([
    "{}\n# data/es/own-pages/ramp.yaml\n",
    "{}\n# data/es/own-pages/garage.yaml\n",
  ]);
});

test.each([
  ["shows it as empty", (data: Group) => Object.keys(data).forEach((key) => delete data[key])],
  ["has it open", (data: Group) => Object.assign(data, { fax: "(507) 555-0188" })],
])("a file that somebody broke stays as it is, if the screen %s", async (_, change) => {
  confirm.mockReset();
  const broken = text.replace('saturday: "9AM-2PM"', 'saturday: "9AM-2PM');
  const saving = save(change, () => mockTexts.set(`data/${PHARMACY}`, broken));
  expect(await refusal(saving)).toMatch(/^Pharmacy: Somebody changed this outside of the editing/);
  expect([...textsToSave]).toEqual([]);
  expect(confirm).not.toHaveBeenCalled();
});

test("what is of no file is not saved", async () => {
  const saving = save((data) => Object.assign(data, { [MARK]: UNKNOWN }));
  expect(await refusal(saving)).toContain("was changed by somebody else");
});

test("a draft of a text that nobody has any more brings nothing back that somebody else deleted", async () => {
  const saving = save((data) => Object.assign(data, { [MARK]: `${PHARMACY}@${hash("gone")}` }));
  expect(await refusal(saving)).toContain("was changed by somebody else");
  expect([...textsToSave]).toEqual([]);
});

test("a draft from before this page was loaded keeps what somebody else changed since, without a question", async () => {
  const older = text.replace(/^phone: .*$/m, 'phone: "(507) 555-0177"');
  mockOlder.push(older);
  const before = new KnownFiles({
    hashes: () => Promise.resolve([[`data/${PHARMACY}`, hash(older)]]),
    text: () => Promise.resolve(undefined),
    blob: () => Promise.resolve(undefined),
  });
  const draft = await before.read("Pharmacy", older.trim());
  confirm.mockReset();
  await save((data) => Object.assign(data, draft, { fax: "(507) 555-0188" }));
  expect([...textsToSave.values()]).toEqual([text.replace(/^fax: .*$/m, 'fax: "(507) 555-0188"')]);
  expect(confirm).not.toHaveBeenCalled();
});

const phone = (file: string) => file.replace(/^phone: .*$/m, 'phone: "(507) 555-0177"');
const fax = (file: string) => file.replace(/^fax: .*$/m, 'fax: "(507) 555-0188"');

/** Saves a fax number in a file whose phone number somebody else changes meanwhile. */
async function saveBesideAnother() {
  confirm.mockReset();
  await save(
    (data) => Object.assign(data, { fax: "(507) 555-0188" }),
    () => {
      mockTexts.set(`data/${PHARMACY}`, phone(text));
      return knownFiles.read("Pharmacy", phone(text).trim());
    },
  );
  expect(confirm).not.toHaveBeenCalled();
  return [...textsToSave.values()];
}

test("an open file keeps what somebody else changed, also if the screen read the file anew meanwhile", async () => {
  expect(await saveBesideAnother()).toEqual([fax(phone(text))]);
});

test.each([
  ["that we deleted and they changed", false],
  ["that they deleted and we changed", true],
])("an entry %s is kept in every language, if that is the choice", async (_, isOurs) => {
  const inSpanish = `es/${PHARMACY}`;
  const changeInFile = (path: string, change: (entry: string) => string) =>
    mockTexts.set(
      `data/${path}`,
      sampleText(path).replace(/ {2}- date: "2026-12-24"\n(?: {4}.*\n)+/, change),
    );
  confirm.mockReset().mockReturnValue(isOurs);
  await save(
    (...files) => {
      const [days = [], words = []] = files.map(({ specialHours }) => specialHours as Group[]);
      const index = days.findIndex(({ date }) => date === "2026-12-24");
      if (isOurs) Object.assign(days[index] ?? {}, { hours: "9AM-1PM" });
      else [days, words].forEach((list) => list.splice(index, 1));
    },
    () => {
      if (isOurs) [PHARMACY, inSpanish].forEach((path) => changeInFile(path, () => ""));
      else changeInFile(PHARMACY, (entry) => entry.replace("9AM-2PM", "9AM-1PM"));
    },
    ["es"],
  );
  expect(confirm).toHaveBeenCalledTimes(1);
  expect([...textsToSave.values()]).toEqual([
    expect.stringContaining('    hours: "9AM-1PM"\n    reason: "Christmas Eve"\n'),
    expect.stringContaining('  - date: "2026-12-24"\n    reason: "Nochebuena"\n'),
  ]);
});

test("also without a server, a list that was pasted into one text is asked about", async () => {
  const entry = await save((data) => Object.assign(data, { description: "We have:\n• walkers" }));
  await mockHandlers.get("postSave")?.({ entry: entry as SavedFile });
  await new Promise(setImmediate);
  const warnings = [expect.objectContaining({ path: ["description"] })];
  expect(say).toHaveBeenLastCalledWith(
    expect.stringContaining("But please look at this."),
    expect.objectContaining({ warnings }),
  );
});

test("a page that got another name while it was open is found by a reload", async () => {
  const replaceState = jest.fn();
  const location = { hash: "#/collections/own-pages/entries/our-team" };
  Object.assign(globalThis, { location, history: { state: null, replaceState } });
  const entry = immutable({ path: "data/own-pages/team.yaml" }) as unknown as SavedFile;
  await mockHandlers.get("postSave")?.({ entry });
  expect(replaceState).toHaveBeenCalledWith(null, "", "#/collections/own-pages/entries/team");
});
