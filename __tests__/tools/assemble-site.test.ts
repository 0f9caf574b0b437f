/** The sites that tests build: the code of this project with other content. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { assembleSite, ownContent } from "../../tools/build/assemble-site";
import { contentFilesIn } from "../../tools/build/content-files";
import { sampleText } from "../support/content/sample-files";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const at = (path: string) => join(folder.path(), path);

test("the sample is a whole site there, with this project's code, and what is the same stays untouched", () => {
  assembleSite(folder.path(), ownContent("."));
  expect(contentFilesIn(folder.path())).toEqual(contentFilesIn("."));
  for (const file of ["gatsby-node.ts", "static/paper-form.css", "node_modules/gatsby"]) {
    expect({ file, isThere: existsSync(at(file)) }).toEqual({ file, isThere: true });
  }
  const untouched = statSync(at("data/labels.yaml")).ctimeMs;
  folder.write("data/pharmacy.yaml", "name: Corner Pharmacy");
  folder.write("data/services/travel.yaml", "title: Travel");
  assembleSite(folder.path(), ownContent("."));
  expect(statSync(at("data/labels.yaml")).ctimeMs).toBe(untouched);
  expect(readFileSync(at("data/pharmacy.yaml"), "utf8")).toBe(sampleText("pharmacy.yaml"));
  expect(existsSync(at("data/services/travel.yaml"))).toBe(false);
});

test("a pharmacy's own content goes with the pictures of the sample that it still shows", () => {
  folder.write("own/data/pharmacy.yaml", "name: Corner Pharmacy");
  folder.write("own/data/images/cane.webp", "a cane of its own");
  assembleSite(at("site"), ownContent(at("own")), ["jest.config.mjs"]);
  const read = (path: string) => readFileSync(at(path), "utf8");
  expect(read("site/data/pharmacy.yaml")).toBe("name: Corner Pharmacy");
  expect(read("site/data/images/cane.webp")).toBe("a cane of its own");
  expect(existsSync(at("site/data/images/storefront.webp"))).toBe(true);
  expect(existsSync(at("site/data/labels.yaml"))).toBe(false);
  expect(read("site/jest.config.mjs")).toBe(readFileSync("jest.config.mjs", "utf8"));
});
