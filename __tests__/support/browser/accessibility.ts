import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Axe rules about colors. */
export const COLOR_RULES = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

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
 * Returns the violations that axe finds: HTML of the elements by rule. Text needs a contrast of
 * 7:1.
 *
 * @param part selector of the part to check
 * @param rules names of the rules to run; by default all of WCAG 2.2 AA and best practices
 */
export async function accessibilityErrors(
  page: Page,
  part = "html",
  rules?: string[],
): Promise<Record<string, string[]>> {
  const { violations } = await unrolled(page, () =>
    new AxeBuilder({ page })
      .include(part)
      .options({
        runOnly: rules ?? TAGS,
        resultTypes: ["violations"],
        rules: { "color-contrast-enhanced": { enabled: true } },
      })
      // The other mode opens a second page for frames, which takes twice as long.
      .setLegacyMode()
      .analyze(),
  );
  return Object.fromEntries(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]));
}
