/** Addresses of what staff list: equipment, products, and cards and items of blocks. */
import { listedEntries, withoutEmptyList } from "../../src/content/languages/listed-entries";
import { pageAddress, type PageFile } from "../../src/content/languages/addresses";
import { sitePages } from "../../src/content/read/site-pages";

const thing = (name: string, more: object = {}) => ({ name, ...more });
const things = (count: number) =>
  Array.from({ length: count }, (_, index) => thing(`Cane ${index + 1}`));

function addresses(...files: PageFile[]): string[] {
  return listedEntries(files, ({ path }) => pageAddress(path, files)).map(
    ({ page, anchor }) => page + (anchor ? `#${anchor}` : ""),
  );
}

const service = (sections: unknown[], more: object = {}): PageFile => ({
  path: "services/supplies.yaml",
  value: { title: "Supplies", sections, ...more },
});

const equipmentOf = (...categories: object[]): PageFile => ({
  path: "equipment.yaml",
  value: { categories },
});

test("each piece of equipment has an address", () => {
  const canes = addresses(
    service([{ type: "equipment" }]),
    equipmentOf({ name: "Beds", items: things(1) }, { name: "Canes", items: things(2) }),
  );
  expect(canes).toEqual([
    "/services/supplies/",
    "/services/supplies/#cane-1",
    // The other category has the same item.
    "/services/supplies/#cane-1-2",
    "/services/supplies/#cane-2",
  ]);
});

test("a card has an address if it has further names, and each of its items has one", () => {
  const cards = [
    { title: "Store pickup" },
    { title: "Compounding", alsoCalled: [] },
    { title: "Vaccines", items: [thing("Flu"), thing("Shingles", { id: "zoster" })] },
  ];
  expect(addresses(service([{ type: "cards", cards }]))).toEqual([
    "/services/supplies/",
    "/services/supplies/#compounding",
    "/services/supplies/#flu",
    "/services/supplies/#zoster",
  ]);
});

test("no two parts of a page have one address", () => {
  const sections = [
    { type: "notice", id: "gloves" },
    { type: "cards", cards: [{ title: "A", items: [thing("Gloves"), thing("Main")] }] },
    { type: "otc" },
  ];
  const otc = { name: "Care", pictured: [thing("Gloves")], items: [thing("Wipes")] };
  expect(addresses(service(sections), { path: "otc.yaml", value: { categories: [otc] } })).toEqual([
    "/services/supplies/",
    "/services/supplies/#gloves-2",
    "/services/supplies/#main-2",
    "/services/supplies/#gloves-3",
    "/services/supplies/#wipes",
  ]);
});

test("a page of the pharmacy's own is listed if it has further names", () => {
  const page = (value: object) => ({ path: "own-pages/our-team.yaml", value });
  expect(addresses(page({ title: "Our Team", sections: [] }))).toEqual([]);
  expect(addresses(page({ title: "Our Team", alsoCalled: ["Staff"], sections: [] }))).toEqual([
    "/our-team/",
  ]);
});

test("a catalog that no page shows has no addresses", () => {
  expect(addresses(equipmentOf({ name: "Canes", items: things(2) }))).toEqual([]);
});

test("a site has an A to Z page if its file has words for it and the list would not be empty", () => {
  const words = { path: "pages/a-z.yaml", value: {} };
  const hasPage = (...files: PageFile[]) => sitePages("no-such-folder", files).has("/a-z/");
  expect(hasPage(words, service([]))).toBe(true);
  expect(hasPage(service([]))).toBe(false);
  expect(hasPage(words)).toBe(false);
  expect(withoutEmptyList([words])).toEqual([]);
});

test("links can lead to each of these addresses", () => {
  const pages = sitePages("no-such-folder", [
    service([{ type: "equipment", id: "products" }]),
    equipmentOf({ name: "Canes", items: things(2) }),
  ]);
  expect(pages.get("/services/supplies/")).toEqual(["products", "cane-1", "cane-2"]);
  expect(pages.has("/services/supplies/canes/3/")).toBe(false);
});
