/** A site in a folder, such as `https://user.github.io/pharmacy/`, is the same but for its addresses. */
import { siteContent } from "../../src/content/languages/site-content";
import { loadContent } from "../../src/content/read/load-content";
import { folderOf } from "../../src/lib/paths";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy({ languages: "all" });

const FOLDER = "/pharmacy";

/** Returns the texts inside of a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

test.each([
  ["https://www.juniperpharmacy.example/", ""],
  ["https://user.github.io/pharmacy/", "/pharmacy"],
  ["https://x.example/shops/Our_pharmacy/", "/shops/Our_pharmacy"],
])("%s is in the folder %j", (website, folder) => {
  expect(folderOf(website)).toBe(folder);
});

test("every address of the site is in its folder, and nothing else is changed", async () => {
  content.set("footer.yaml", ["legal", "links", 0], { label: "Prices", url: "/files/prices.pdf" });
  const { content: loaded } = await loadContent(content.root());
  const atRoot = siteContent(loaded);
  const inFolder = siteContent(loaded, false, FOLDER);
  const addresses = textsIn([...inFolder.values()]).filter((text) => text.startsWith("/"));
  expect(addresses).toContain("/pharmacy/files/prices.pdf");
  expect(addresses.filter((address) => !address.startsWith(`${FOLDER}/`))).toEqual([]);
  const withoutFolder = JSON.stringify([...inFolder]).replaceAll(`"${FOLDER}/`, '"/');
  expect(withoutFolder).toBe(JSON.stringify([...atRoot]));
});
