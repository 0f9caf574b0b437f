import { cssVariables, darkCssVariables } from "../../src/styles/css-variables";
import { modelBrand } from "../../src/styles/shades";
import { colors, shadows } from "../../src/styles/tokens";

const declarations = (css: string) =>
  Object.fromEntries(css.split(";").map((declaration) => declaration.split(":"))) as Record<
    string,
    string
  >;

const light = declarations(cssVariables(modelBrand));
const dark = declarations(darkCssVariables(modelBrand));

test("every color that components use is one that the page declares, and the other way round", () => {
  const used = [...JSON.stringify({ colors, shadows }).matchAll(/var\((--[a-z-]+)\)/g)];
  expect(new Set(used.map(([, name]) => name))).toEqual(new Set(Object.keys(light)));
});

test("a dark screen gets what differs there, and nothing else", () => {
  expect(Object.keys(dark)).toEqual(expect.arrayContaining(["--page", "--card", "--ink"]));
  for (const [name, value] of Object.entries(dark)) {
    expect(light).toHaveProperty(name);
    expect(value).not.toBe(light[name]);
  }
  expect(dark).not.toHaveProperty("--brand-dark");
});
