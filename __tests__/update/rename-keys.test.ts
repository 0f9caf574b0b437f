/** Renamed keys and files of `data/`. */
import { withNewNames } from "../../tools/update/rename-keys";

test("a key with another name keeps its place and its comments, in each language", () => {
  const text = '# Ana\nstatus:\n  # Short.\n  open: "Open" # on the phone\n  closed: "Closed"\n';
  const files = new Map([
    ["labels.yaml", text],
    ["es/labels.yaml", 'status:\n  open: "Abierto"\n'],
    ["footer.yaml", text],
  ]);
  const key = { file: "labels.yaml", from: "status.open", to: "status.openNow" };
  const renamed = withNewNames(files, [], [key]);
  expect(renamed.get("labels.yaml")).toBe(text.replace("open:", "openNow:"));
  expect(renamed.get("es/labels.yaml")).toBe('status:\n  openNow: "Abierto"\n');
  expect(renamed.get("footer.yaml")).toBe(text);
});

test("a key moves to another group, in each entry of a list, unless it is there already", () => {
  const entry =
    '  - label: "One"\n    note: "Two" # three\n  - more:\n      note: "Own"\n    note: "Old"\n';
  const key = { file: "services", from: "cards.*.note", to: "cards.*.more.note" };
  const files = new Map([["services/foot-care.yaml", `cards:\n${entry}`]]);
  expect(withNewNames(files, [], [key]).get("services/foot-care.yaml")).toBe(
    'cards:\n  - label: "One"\n    more:\n      note: "Two" # three\n  - more:\n      note: "Own"\n    note: "Old"\n',
  );
});

test("a file takes its new name with its translations, unless there is one of that name", () => {
  const file = { from: "own-pages/old.yaml", to: "own-pages/new.yaml" };
  const texts = new Map([
    ["own-pages/old.yaml", 'title: "A"\n'],
    ["es/own-pages/old.yaml", 'title: "B"\n'],
  ]);
  const names = (files: typeof texts) => [...withNewNames(files, [file], []).keys()];
  expect(names(texts)).toEqual(["own-pages/new.yaml", "es/own-pages/new.yaml"]);
  const withBoth = new Map([...texts, ["own-pages/new.yaml", 'title: "C"\n']]);
  expect(names(withBoth)).toContain("own-pages/old.yaml");
});
