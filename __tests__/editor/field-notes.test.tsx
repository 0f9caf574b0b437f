/** What the check says stands at its field on the editing screen. */
import { queryAllByText } from "@testing-library/dom";
import type { Problem } from "../../src/content/problem";
import { noteFields } from "../../src/editor/screen/field-notes";

jest.mock("../../src/editor/screen/site-facts", () => ({
  siteFacts: { languages: ["en-US", "es"] },
}));

const problem = (file: string, path: Problem["path"], message: string): Problem => ({
  file: `data/${file}`,
  path,
  message,
  fix: "",
});

const fieldOf = (place: string) => document.querySelector(`[data-key-path="${place}"]`);

const notesIn = (place: string) =>
  [...(fieldOf(place)?.querySelectorAll(".field-note") ?? [])].map((note) => note.textContent);

beforeEach(() => {
  location.hash = "#/collections/_singletons/entries/Pharmacy";
  document.body.innerHTML = `
    <div class="pane" data-locale="en-US">
      <div class="field" data-key-path="fax"><input value="507" /></div>
      <div class="field" data-key-path="phone"><input value="" /></div>
      <div class="field" data-key-path="specialHours" data-field-type="list">
        <div class="item-list"><div class="item">1</div><div class="item">2</div></div>
      </div>
    </div>`;
});

test("at the field, or at the folded entry of a list, until something else is said", () => {
  const fax = problem("pharmacy.yaml", ["fax"], "is not a US fax number.");
  const day = problem("pharmacy.yaml", ["specialHours", 1, "hours"], "is over.");
  noteFields([fax], [day]);
  expect(notesIn("fax")).toEqual(["is not a US fax number. "]);
  expect(fieldOf("fax")?.querySelector("input")?.getAttribute("aria-description")).toBe(
    "is not a US fax number. ",
  );
  const [note] = queryAllByText(document.body, "is over.");
  expect(note?.closest(".item")?.textContent).toMatch(/^2/);
  expect(note?.classList.contains("warning")).toBe(true);

  noteFields([fax], []);
  expect(document.querySelectorAll(".field-note")).toHaveLength(1);
  noteFields([], []);
  expect(document.querySelectorAll(".field-note, [aria-description]")).toHaveLength(0);
});

test("not at an empty field, which the screen calls required, nor in another file", () => {
  noteFields(
    [
      problem("pharmacy.yaml", ["phone"], "is empty."),
      problem("brand.yaml", ["fax"], "is not a color."),
    ],
    [],
  );
  expect(document.querySelectorAll(".field-note")).toHaveLength(0);
});
