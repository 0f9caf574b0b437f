import { readFileSync } from "node:fs";
import {
  fontSizes,
  iconStroke,
  quickActionsHeight,
  radii,
  targetSize,
  widths,
} from "../../src/styles/tokens";

const REM = 16;

/** Returns the cells of the tables in docs/design.md, by their first cell. */
const rows = new Map(
  readFileSync("docs/design.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, token = "", ...cells]) => [token.replaceAll("`", ""), cells]),
);

const inPixels = (length: string, screen: number) =>
  parseFloat(length) * (length.endsWith("rem") ? REM : length.endsWith("vw") ? screen / 100 : 1);

/** Computes a length, a `clamp()` whose middle is a sum, or a `min()` of both, in pixels. */
function onScreen(size: string, screen: number): number {
  const [, limit, fluid] = /^min\((\S+), (.+)\)$/.exec(size) ?? [];
  if (limit && fluid) return Math.min(inPixels(limit, screen), onScreen(fluid, screen));
  if (!size.startsWith("clamp(")) return inPixels(size, screen);
  const [min = 0, preferred = 0, max = 0] = size
    .slice("clamp(".length, -1)
    .split(",")
    .map((part) =>
      part.split("+").reduce((sum, length) => sum + inPixels(length.trim(), screen), 0),
    );
  return Math.max(min, Math.min(preferred, max));
}

test.each(Object.entries(fontSizes))("the documented sizes of %s are right", (token, size) => {
  const [phone, desktop] = rows.get(token) ?? [];
  for (const screen of [320, 360, 390, 412]) expect(onScreen(size, screen)).toBe(Number(phone));
  expect(onScreen(size, 1440)).toBe(Number(desktop));
});

test.each([
  ["radii.small", radii.small],
  ["radii.medium", radii.medium],
  ["radii.large", radii.large],
  ["iconStroke", iconStroke],
  ["targetSize", targetSize],
  ["quickActionsHeight", quickActionsHeight],
  ["widths.text", widths.text],
])("the documented %s is right", (token, length) => {
  expect(rows.get(token)?.[0]).toBe(`${onScreen(length, 0)} px`);
});
