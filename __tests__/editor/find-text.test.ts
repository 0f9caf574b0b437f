/** A press on a text of a page of `npm run edit` leads to its field. */
import { readYaml } from "../../src/content/read/read-yaml";
import type { Group } from "../../src/content/write/values";
import { findText } from "../../src/editor/screen/find-text";
import { sampleFiles, sampleText } from "../support/content/sample-files";

jest.mock("../../src/editor/screen/site-facts", () => ({
  siteFacts: { languages: ["en-US", "es"], git: {}, pages: {} },
}));
jest.mock("../../src/editor/screen/strip", () => ({}));
jest.mock("../../src/editor/screen/files", () => ({}));

const files = new Map(sampleFiles.map((path) => [path, readYaml(sampleText(path)) as Group]));

const find = (language: string, first: string[], ...texts: string[]) =>
  findText(files, { texts, language }, first);

const HOME = ["pages/home.yaml"];

test("a text is found in the file that the page shows, also with facts filled in", () => {
  const heading = { file: "pages/home.yaml", path: ["hero", "heading"] };
  expect(find("en-US", HOME, "The Northfield pharmacy that knows your name")).toEqual(heading);
  // The innermost element may be a fact alone, such as a number that dials.
  expect(find("en-US", HOME, "Northfield", "The Northfield pharmacy that knows your name")).toEqual(
    heading,
  );
});

test("a text of another file is found there, and one of a translation in that language", () => {
  expect(find("en-US", HOME, "(507) 555-0143")).toEqual({ file: "pharmacy.yaml", path: ["fax"] });
  const { heading } = (files.get("es/pages/home.yaml")?.["hero"] ?? {}) as { heading: string };
  expect(find("es", HOME, heading.replaceAll(/\{\w+\}/g, "Northfield"))).toEqual({
    file: "es/pages/home.yaml",
    path: ["hero", "heading"],
  });
});

test("what no file says is not found", () => {
  expect(find("en-US", HOME, "Nobody wrote this.")).toBeUndefined();
});
