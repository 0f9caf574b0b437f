/** The page of each host leads from the repository to a site that was looked at. */
import { readdirSync, readFileSync } from "node:fs";

const pages = readdirSync("hosting").filter((file) => file.endsWith(".md") && file !== "README.md");

const { repository } = JSON.parse(readFileSync("package.json", "utf8")) as { repository: string };

test.each(pages)("%s has at most ten steps, and says what was tried", (file) => {
  const page = readFileSync(`hosting/${file}`, "utf8");
  expect(page).toMatch(/^# .*\n\n\*\*(?:Tried:|Not tried)/);
  expect(page).toContain("You have the repository on GitHub");
  const steps = page.match(/^\d+\. .*$/gm) ?? [];
  expect(steps.length).toBeLessThanOrEqual(10);
  expect(steps.at(-1)).toMatch(/^\d+\. `npm run inspect -- https:/);
  for (const subject of ["`website`", "keys", "www.", "nightly|deploy-?hooks|build hooks"])
    expect(page).toMatch(new RegExp(subject, "i"));
});

test("the list of hosts leads to each page", () => {
  const list = readFileSync("hosting/README.md", "utf8");
  expect(pages.filter((file) => !list.includes(`](${file})`))).toEqual([]);
});

test("the buttons copy the repository that package.json names", () => {
  const address = repository.replace("github:", "https://github.com/");
  const copied = pages.flatMap((file) => {
    const page = readFileSync(`hosting/${file}`, "utf8");
    return [...page.matchAll(/\?(?:url|repository)=([^)#]*)/g)].map(([, url]) => url);
  });
  expect(copied).toEqual([address, address]);
});
