/** The strip leads to the file of an error, and a link from the open file to its page. */
import { pathAtRoute, placeOf } from "../../src/editor/screen/places";
import { sampleFiles } from "../support/content/sample-files";

jest.mock("../../src/editor/screen/site-facts", () => ({
  siteFacts: { languages: ["en-US", "es"] },
}));

test("each file has a place on the screen, a translation that of its original", () => {
  for (const path of sampleFiles) {
    const place = placeOf(path);
    expect(place?.locale).toBe(path.startsWith("es/") ? "es" : "en-US");
    expect(pathAtRoute(place?.route ?? "")).toBe(path.replace(/^es\//, ""));
  }
  expect(placeOf("notes.yaml")).toBeUndefined();
  expect(pathAtRoute("#/collections/services")).toBeUndefined();
});
