import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong, by the rule and the elements; text has to stand out at 7:1. */
export async function accessibilityErrors(page: Page): Promise<Record<string, string[]>> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: TAGS,
      rules: { "color-contrast-enhanced": { enabled: true } },
    })
    .exclude("iframe")
    .analyze();
  return Object.fromEntries(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]));
}
