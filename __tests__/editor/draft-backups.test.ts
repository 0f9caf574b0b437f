/** What is typed and not saved is known from what Sveltia CMS keeps of it in the browser's database. */
import { type Draft, hasBackup, watchBackups } from "../../src/editor/screen/draft-backups";

jest.mock("../../src/editor/screen/site-facts", () => ({ siteFacts: { languages: ["en-US"] } }));

const kept: unknown[] = [];
class FakeStore {
  constructor(readonly name: string) {}
  put(value: unknown) {
    kept.push(value);
  }
  delete() {}
  count() {}
}
class FakeElement {
  closest = () => this;
}
const listeners = new Map<string, (event: object) => void>();
Object.assign(globalThis, {
  IDBObjectStore: FakeStore,
  Element: FakeElement,
  addEventListener: (name: string, listener: (event: object) => void) =>
    listeners.set(name, listener),
  location: { hash: "#/collections/_singletons/entries/Pharmacy" },
});

const drafts: (Draft | undefined)[] = [];
watchBackups((draft) => drafts.push(draft));
const store = new FakeStore("draft-backups");
const typed = (slug = "Pharmacy") => ({
  collectionName: "_singletons",
  slug,
  currentValues: { "en-US": { fax: "(507) 555-0188" } },
});

beforeEach(() => {
  kept.length = drafts.length = 0;
});

test("what is typed in the open file is a draft until it is saved", () => {
  store.put(typed());
  expect(hasBackup()).toBe(true);
  store.delete(...([["_singletons", "Pharmacy"]] as unknown as []));
  expect(hasBackup()).toBe(false);
  expect(drafts).toEqual([
    { path: "pharmacy.yaml", values: { "en-US": { fax: "(507) 555-0188" } } },
    undefined,
  ]);
});

test("what was saved right after it was typed is not offered as unsaved, unless somebody types again", () => {
  store.delete(...([["_singletons", "Pharmacy"]] as unknown as []));
  store.put(typed());
  expect(hasBackup()).toBe(false);
  expect(kept).toEqual([]);
  listeners.get("input")?.({ target: new FakeElement() });
  store.put(typed());
  expect(hasBackup()).toBe(true);
  expect(kept).toHaveLength(1);
});

test("a file that was left is no draft, and other databases are left alone", () => {
  store.put(typed("Footer"));
  new FakeStore("file-cache").put("anything");
  expect(drafts).toEqual([undefined]);
  expect(kept).toHaveLength(2);
});
