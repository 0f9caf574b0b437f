/** Neither the site nor its documentation claims what only an owner and counsel can know. */
import { readFileSync } from "node:fs";
import { filesBelow } from "../../src/lib/files-below";

const CLAIM =
  /HIPAA[- ]?(?:compliant|compliance|certified)|compliant with HIPAA|(?:cumple|conforme) con (?:la )?HIPAA/i;

test("nothing says that the site is HIPAA compliant", () => {
  const files = ["data", "docs", "hosting"].flatMap((folder) =>
    filesBelow(folder).map((file) => `${folder}/${file}`),
  );
  const texts = ["README.md", ...files].filter((file) => /\.(?:yaml|md)$/.test(file));
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter((file) => CLAIM.test(readFileSync(file, "utf8")))).toEqual([]);
});
