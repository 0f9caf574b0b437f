import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Axe rules about colors. */
export const COLOR_RULES = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

/** Pixels added to the height, because some parts grow with the viewport. */
const ROOM_FOR_TALLER_PARTS = 300;

/**
 * Asks something of a page on a screen as high as the page, since axe takes what lies below a bar that
 * stays at the edge of the screen for covered, although people scroll.
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
 * What axe finds wrong, by the rule and the elements; text has to stand out at 7:1.
 *
 * @param part a selector of what is looked at, if not all of the page
 * @param rules the names of axe's rules to ask, if not all
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
