import { cssVariables } from "../../src/styles/css-variables";
import { modelBrand } from "../../src/styles/palette";
import { colors, shadows } from "../../src/styles/tokens";

const declared = Object.fromEntries(
  cssVariables(modelBrand)
    .split(";")
    .map((declaration) => declaration.split(":")),
) as Record<string, string>;

test("every color that components use is one that the page declares, and the other way round", () => {
  const used = [...JSON.stringify({ colors, shadows }).matchAll(/var\((--[a-z-]+)\)/g)];
  expect(new Set(used.map(([, name]) => name))).toEqual(new Set(Object.keys(declared)));
});

test("shades are plain values, which phones of any age know", () => {
  expect(declared).toMatchObject({ "--brand": "#0b5650", "--brand-dark": "#083f3b" });
  for (const value of Object.values(declared))
    expect(value).toMatch(/^(#[0-9a-f]{6}|\d+ \d+ \d+)$/);
});
