/** The editing screen leads from a file to a page that shows it. */
import { pageShowing } from "../../src/content/languages/page-showing";
import { loadFiles } from "../../src/content/read/load-content";

test.each([
  ["pages/home.yaml", "/"],
  ["services/immunizations.yaml", "/services/immunizations/"],
  ["pharmacy.yaml", "/contact/"],
  ["forms/transfer.yaml", "/prescriptions/"],
  ["otc.yaml", "/services/otc-network/"],
  ["equipment.yaml", "/services/durable-medical-equipment/"],
  ["labels.yaml", "/"],
])("%s is on %s", async (path, address) => {
  const files = (await loadFiles("data")).filter(({ language }) => !language);
  expect(pageShowing(path, files)).toBe(address);
});
