import { expect, test } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { allRoutes } from "./support/routes";

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));

for (const route of allRoutes) {
  test(`${route} is valid HTML`, async ({ request }, { project }) => {
    test.skip(project.name !== "desktop", "the same on every screen");
    const page = await (await request.get(route)).text();
    const report = await validator.validateString(page);
    expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
  });
}
