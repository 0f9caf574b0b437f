/** The sample can be built for an address where others can see it; a pharmacy's own site is built for its own. */
import { isDemo, publishedAt } from "../../src/content/sample/published-at";

const sample = { website: "https://www.juniperpharmacy.example/" };
const own = { website: "https://www.pharmacy.test/" };
const environment = { SAMPLE_WEBSITE: "https://user.github.io/pharmacy" };

test("the sample is a demo at the address that the environment names", () => {
  expect(publishedAt(sample, environment)).toBe("https://user.github.io/pharmacy/");
  expect(isDemo(sample, environment)).toBe(true);
  expect(publishedAt(sample, { SAMPLE_WEBSITE: "https://user.github.io/" })).toBe(
    "https://user.github.io/",
  );
});

test.each([{}, { SAMPLE_WEBSITE: " " }])(
  "with %j it is at its own address, and no demo",
  (none) => {
    expect(publishedAt(sample, none)).toBe(sample.website);
    expect(isDemo(sample, none)).toBe(false);
  },
);

test("a pharmacy's own site is at its own address, and no demo", () => {
  expect(publishedAt(own, environment)).toBe(own.website);
  expect(isDemo(own, environment)).toBe(false);
});
