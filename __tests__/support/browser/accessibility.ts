import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What can differ between a light screen and a dark one. */
export const COLOR_RULES = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

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
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({
      runOnly: rules ?? TAGS,
      resultTypes: ["violations"],
      rules: { "color-contrast-enhanced": { enabled: true } },
    })
    // The other mode opens a second page for what stands in frames, and takes twice as long.
    .setLegacyMode()
    .analyze();
  return Object.fromEntries(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]));
}
