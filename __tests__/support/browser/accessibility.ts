import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Axe rules about contrast, which take most of its time. `contrast-pairs.ts` lists the same colors. */
const CONTRAST_RULES = ["color-contrast", "color-contrast-enhanced"];

/** Pixels added to the height, because some parts grow with the viewport. */
const ROOM_FOR_TALLER_PARTS = 300;

/**
 * Runs `ask` in a viewport as high as the page, because axe reports content below a sticky bar as
 * covered.
 */
async function unrolled<Answer>(page: Page, ask: () => Promise<Answer>): Promise<Answer> {
  const size = page.viewportSize();
  if (!size) return ask();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: size.width, height: height + ROOM_FOR_TALLER_PARTS });
  const answer = await ask();
  await page.setViewportSize(size);
  return answer;
}

/**
 * Returns the violations of WCAG 2.2 AA and of best practices that axe finds: HTML of the elements by rule.
 *
 * @param part selector of the part to check
 */
export const accessibilityErrors = (page: Page, part = "html") =>
  violationsIn(page, part, {
    runOnly: TAGS,
    rules: Object.fromEntries(CONTRAST_RULES.map((rule) => [rule, { enabled: false }])),
  });

/**
 * Returns text with less contrast than 7:1, by axe's rules.
 *
 * @param part selector of the part to check
 */
export const contrastErrors = (page: Page, part = "html") =>
  violationsIn(page, part, { runOnly: [...CONTRAST_RULES, "link-in-text-block"] });

async function violationsIn(
  page: Page,
  part: string,
  options: RunOptions,
): Promise<Record<string, string[]>> {
  await page.evaluate(axe.source);
  const asked: RunOptions = { ...options, resultTypes: ["violations"] };
  const { violations } = await unrolled(page, () =>
    page.evaluate((given) => (window as unknown as { axe: typeof axe }).axe.run(...given), [
      part,
      asked,
    ] as const),
  );
  return Object.fromEntries(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]));
}
