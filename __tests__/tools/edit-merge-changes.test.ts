/** Two people change a content file at the same time, one of them on the editing screen. */
import { type Conflict, mergeChanges } from "../../src/gatsby/editing-screen/screen/merge-changes";
import { sampleText } from "../support/content/sample-files";

const base = sampleText("pharmacy.yaml");
const line = (key: string, value: string) => (text: string) =>
  text.replace(new RegExp(`^( *${key}: ).*$`, "m"), `$1"${value}"`);

function merge(ours: string, theirs: string, choice: "ours" | "theirs" = "ours", from = base) {
  const conflicts: Conflict[] = [];
  const merged = mergeChanges({ base: from, ours, theirs }, (conflict) => {
    conflicts.push(conflict);
    return choice;
  });
  return { merged, conflicts };
}

const ourFax = line("fax", "(507) 555-0188");
const theirPhone = line("phone", "(507) 555-0177");

test("changes of different fields are both kept, and nothing else is touched", () => {
  const { merged, conflicts } = merge(ourFax(base), theirPhone(base));
  expect(merged).toBe(ourFax(theirPhone(base)));
  expect(conflicts).toEqual([]);
});

test.each([
  ["only ours", ourFax(base), base, ourFax(base)],
  ["the same twice", ourFax(base), ourFax(base), ourFax(base)],
  [
    "a key that they deleted",
    line("city", "Dundas")(base),
    base.replace(/^fax: .*\n/m, ""),
    line("city", "Dundas")(base).replace(/^fax: .*\n/m, ""),
  ],
])("%s needs no question", (_, ours, theirs, expected) => {
  expect(merge(ours, theirs)).toEqual({ merged: expected, conflicts: [] });
});

test.each([
  ["ours", ourFax(base)],
  ["theirs", line("fax", "(507) 555-0166")(base)],
] as const)("a field that both changed is asked about, and becomes %s", (choice, expected) => {
  const { merged, conflicts } = merge(ourFax(base), line("fax", "(507) 555-0166")(base), choice);
  expect(conflicts).toEqual([{ path: ["fax"], ours: "(507) 555-0188", theirs: "(507) 555-0166" }]);
  expect(merged).toBe(expected);
});

const list = (...names: string[]) => names.map((name) => `- name: "${name}"\n`).join("");
const listed = (...names: string[]) =>
  `items:\n${list(...names)
    .replaceAll(/^/gm, "  ")
    .trimEnd()}\n`;

test("entries of a list that is as long as before are merged one by one", () => {
  const { merged } = merge(listed("A2", "B"), listed("A", "B2"), "ours", listed("A", "B"));
  expect(merged).toBe(listed("A2", "B2"));
});

test.each(["theirs", "ours"] as const)(
  "a file that cannot be read is asked about, and %s is written as it is",
  (choice) => {
    const versions = { ours: ourFax(base), theirs: "phone: 'open\n" };
    const { merged, conflicts } = merge(versions.ours, versions.theirs, choice);
    expect(conflicts.map(({ path }) => path)).toEqual([[]]);
    expect(merged).toBe(versions[choice]);
  },
);

test("a list that became longer for one, and changed for the other, is asked about as a whole", () => {
  const { merged, conflicts } = merge(
    listed("A", "B", "C"),
    listed("A2", "B"),
    "theirs",
    listed("A", "B"),
  );
  expect(conflicts.map(({ path }) => path)).toEqual([["items"]]);
  expect(merged).toBe(listed("A2", "B"));
});
