/** One file is checked without the others, as on the editing screen of a public site. */
import { checkFile } from "../../src/content/check-file";
import { sampleFiles, sampleText } from "../support/content/sample-files";

test("hours that do not exist are named with their field", () => {
  const text = sampleText("pharmacy.yaml").replace(/(?<=^ {2}saturday: ).*/m, '"10AM-25PM"');
  expect(checkFile("pharmacy.yaml", text)).toEqual([
    expect.objectContaining({
      file: "data/pharmacy.yaml",
      path: ["hours", "saturday"],
      message: expect.stringContaining("has an hour that is not on a 12-hour clock") as string,
    }),
  ]);
});

test("a valid file has no mistake without the others", () => {
  expect(sampleFiles.flatMap((path) => checkFile(path, sampleText(path)))).toEqual([]);
});
