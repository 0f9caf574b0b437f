import { byLetter } from "../../src/sections/a-z/by-letter";

const lettersOf = (names: string[], language: string) =>
  byLetter(names, (name) => name, language).map(({ letter, entries }) => [letter, ...entries]);

test("in Spanish, ñ follows n, and an accent makes no other letter", () => {
  expect(lettersOf(["Ñame", "oído", "Nariz", "Árnica", "aguja", "Óxido"], "es")).toEqual([
    ["A", "aguja", "Árnica"],
    ["N", "Nariz"],
    ["Ñ", "Ñame"],
    ["O", "oído", "Óxido"],
  ]);
});

test("in English, ñ is an n", () => {
  expect(lettersOf(["Ñame", "Nose", "Oil"], "en-US")).toEqual([
    ["N", "Ñame", "Nose"],
    ["O", "Oil"],
  ]);
});

test("digits come first, and signs before a name do not count", () => {
  expect(lettersOf(["Bed", "(Bath) mat", "¿Gripe?", "3-in-1 commode"], "es")).toEqual([
    ["3", "3-in-1 commode"],
    ["B", "(Bath) mat", "Bed"],
    ["G", "¿Gripe?"],
  ]);
});
