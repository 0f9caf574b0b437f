/** Questions with folded answers. `print.desktop.spec.ts` prints them. */
import { expect, test } from "../support/browser/policed-test";
import { readSample } from "../support/content/sample-pharmacy";

const { sections } = readSample("own-pages/questions.yaml") as {
  sections: { questions: { id: string; question: string }[] }[];
};
const questions = sections.flatMap((section) => section.questions);
const delivery = questions.find(({ id }) => id === "delivery");

test.use({ javaScriptEnabled: false });

test(
  "without scripts, an address opens its answer, with the question in view",
  { tag: "@firefox" },
  async ({ page }) => {
    await page.goto("/questions/#delivery");
    await expect(page.locator("#delivery")).toBeVisible();
    await expect(page.getByText(delivery?.question ?? "")).toBeInViewport();
    await expect(page.locator("#transfers")).toBeHidden();
  },
);
