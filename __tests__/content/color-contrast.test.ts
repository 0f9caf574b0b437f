import { describeWeakness } from "../../src/content/rules/color-contrast";
import type { WeakPair } from "../../src/styles/contrast";

const links: WeakPair = {
  foreground: "brand",
  background: "page",
  what: "links",
  scheme: "light",
  contrast: 6.99,
  least: 7,
};

test("a color that is hard to see is told with its contrast, rounded down", () => {
  expect(describeWeakness(links)).toBe(
    "This color makes links hard to see: its contrast is 6.9:1, and people who see poorly need 7:1.",
  );
});

test("a color that is hard to see on a dark screen is told so", () => {
  expect(describeWeakness({ ...links, scheme: "dark" })).toContain(
    "makes links hard to see on a dark screen: its contrast",
  );
});
