/** Notices: the sample's are refused elsewhere, and the check asks to read one's own again. */
import { missingNotices } from "../../src/content/rules/sample";
import { loadContent } from "../../src/content/read/load-content";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();
const inSpanish = contentCopy({ languages: "all" });

const PRIVACY = "own-pages/privacy-practices.yaml";

/** Makes the copy the site of a pharmacy, whose other facts are not of interest here. */
const isRealSite = (copy: typeof content) =>
  copy.set("pharmacy.yaml", ["website"], "https://www.cloudberrydrug.com/");

async function problemsOfNotices(copy: typeof content) {
  const { problems } = await copy.check();
  return problems.filter(({ message }) => message.includes("the sample's"));
}

test("a site of a pharmacy is refused with the sample's notices, each with where to start", async () => {
  isRealSite(content);
  const problems = await problemsOfNotices(content);
  expect(problems.map(({ file }) => file)).toEqual([
    "data/own-pages/accessibility.yaml",
    "data/own-pages/complaints-and-returns.yaml",
    "data/own-pages/language-help.yaml",
    "data/own-pages/medicare-supplier-standards.yaml",
    "data/own-pages/nondiscrimination.yaml",
    "data/own-pages/privacy-practices.yaml",
    "data/own-pages/state-board.yaml",
  ]);
  const { line, message, fix } = problems.find(({ file }) => file === `data/${PRIVACY}`) ?? {};
  expect(line).toBe(2);
  expect(message).toContain("the sample's Notice of Privacy Practices");
  expect(fix).toContain("Replace its text by your own");
  expect(fix).toContain("https://www.hhs.gov/hipaa/");
});

test("a translation of the sample's notice is refused as well", async () => {
  isRealSite(inSpanish);
  const files = (await problemsOfNotices(inSpanish)).map(({ file }) => file);
  expect(files).toContain("data/es/own-pages/privacy-practices.yaml");
});

test("one sentence of the sample is enough, and a page of the pharmacy's own words is not refused", async () => {
  isRealSite(content);
  const own = (intro: string) => `title: "Notice of Privacy Practices"
intro: ${JSON.stringify(intro)}
seo:
  title: "Notice of Privacy Practices"
  description: "What we do with your health information."
sections:
  - type: "text"
    heading: "Your rights"
    parts:
      - text: "All that our counsel wrote."
legalNotice:
  kind: "privacyPractices"
  effective: "2027-01-01"
  reviewBy: "2099-01-01"
`;
  const refused = async () =>
    (await problemsOfNotices(content)).some(({ file }) => file === `data/${PRIVACY}`);
  const [, sentence = ""] = /^intro: "(.*)"$/m.exec(content.text(PRIVACY)) ?? [];
  content.write(PRIVACY, own(sentence));
  expect(await refused()).toBe(true);
  content.write(PRIVACY, own("What we do with it."));
  expect(await refused()).toBe(false);
});

test("what is left to do lists the notices that a site does not have", async () => {
  const missing = async () => missingNotices((await loadContent(content.root())).content);
  expect(await missing()).toEqual([]);
  content.remove(PRIVACY);
  expect(await missing()).toEqual([expect.stringMatching(/^Notice of Privacy Practices\. .*hhs/)]);
});

test("a notice needs a kind that is known, and a day of its next review", async () => {
  content.set(PRIVACY, ["legalNotice", "kind"], "privacyPractises");
  expect(await content.problems()).toContain('Did you mean "privacyPractices"?');
  content.set(PRIVACY, ["legalNotice"], { kind: "other" });
  expect(await content.problems()).toContain('"reviewBy" is missing here.');
});
