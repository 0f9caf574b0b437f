/** In a pharmacy's own site the tests build the sample beside it. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/content/check-content";
import { readPharmacy } from "../../src/content/read/read-facts";
import { laySampleSite } from "../../tools/build/lay-sample-site";
import { SAMPLE_DATA, sampleText } from "../support/content/sample-files";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const at = (path: string) => join(folder.path(), path);

test("the sample is a whole site there, with this project's code", async () => {
  laySampleSite(folder.path());
  expect(readPharmacy(at("data"))).toEqual(readPharmacy(SAMPLE_DATA));
  expect((await checkContent(folder.path())).problems).toEqual([]);
  for (const file of ["gatsby-node.ts", "static/transfer-paper.css", "node_modules/gatsby"]) {
    expect({ file, isThere: existsSync(at(file)) }).toEqual({ file, isThere: true });
  }
});

test("laid again, what is the same stays untouched, and what is not is put right", () => {
  laySampleSite(folder.path());
  const untouched = statSync(at("data/labels.yaml")).ctimeMs;
  folder.write("data/pharmacy.yaml", "name: Corner Pharmacy");
  folder.write("data/services/travel.yaml", "title: Travel");
  laySampleSite(folder.path());
  expect(statSync(at("data/labels.yaml")).ctimeMs).toBe(untouched);
  expect(readFileSync(at("data/pharmacy.yaml"), "utf8")).toBe(sampleText("pharmacy.yaml"));
  expect(existsSync(at("data/services/travel.yaml"))).toBe(false);
});
