import { hashInputs, inputsOf, subjectNames } from "../inputs";

const codeOf = (name: string) =>
  inputsOf(name)
    .map(({ text }) => text)
    .join("\n");

test("a picture is made from its script, the props that it shows, and the studio", () => {
  const files = inputsOf("wheelchair").map(({ file }) => file);
  expect(files).toEqual(
    expect.arrayContaining([
      "subjects/wheelchair.py",
      "props/wheelchair.py",
      "kit/shoot.py",
      "kit/finish.py",
    ]),
  );
  expect(files).not.toContain("props/vial.py");
});

test("a label is an input of the pictures that name it, and of no other", () => {
  const labelled = subjectNames().filter((name) =>
    inputsOf(name).some(({ file }) => file === "labels/vaccine-vial.svg"),
  );
  expect(labelled).toContain("vaccine-vial");
  expect(labelled).not.toContain("wheelchair");
});

test("only reachable code of a module counts, without comments", () => {
  expect(codeOf("wheelchair")).toContain("def wheel");
  expect(codeOf("cane")).not.toContain("def wheel");
  expect(codeOf("cane")).not.toMatch(/^#/m);
});

test("no two pictures have the same inputs", () => {
  const hashes = subjectNames().map((name) => hashInputs(name));
  expect(new Set(hashes).size).toBe(hashes.length);
});
