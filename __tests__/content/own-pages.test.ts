import { readFileSync } from "node:fs";
import { formatProblems } from "../../src/content/problem";
import { loadContent } from "../../src/content/read/load-content";
import { linkTargets } from "../../src/editor/build/write-screen";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();

const booking = `  - type: "booking"
    heading: "Talk to one of us"
    buttons:
      - "Book"
`;

const page = (moreSections = "") => `title: "Nuestro Equipo"
intro: "The people behind the counter in {city}."
seo:
  title: "Our team"
  description: "Who works at {shortName}."
sections:
  - type: "people"
    heading: "Pharmacists"
    people:
      - name: "Ana María Peña-Gutiérrez, PharmD"
        role: "Pharmacist in charge"
        languages: "Speaks English and Spanish"
      - name: "Cô Nguyễn Thị Ánh"
        role: "Technician"
        text: "Ask for her at the counter, or call {phone}."
        picture:
          file: "images/storefront.webp"
          alt: ""
${moreSections}`;

const entry = (path: string, label = "Our Team") => ({ label, path, after: "about" });
const inMenu = (...entries: object[]) => content.set("header.yaml", ["moreEntries"], entries);

/** Runs the check and returns problems and warnings about own pages. */
async function said() {
  const { problems, warnings } = await content.check();
  const ofPages = warnings.filter(({ file }) => file.startsWith("data/own-pages/"));
  return { problems: formatProblems(problems), warnings: formatProblems(ofPages) };
}

test("a page in the menu is fine, with a link to its booking buttons elsewhere", async () => {
  content.write("own-pages/our-team.yaml", page(booking));
  inMenu(entry("/our-team/"));
  content.set("footer.yaml", ["legal", "links", 0, "path"], "/our-team/#book");
  expect(await said()).toEqual({ problems: "", warnings: "" });
  const { pages } = (await loadContent(content.root())).content;
  expect(linkTargets(pages)).toEqual(expect.arrayContaining(["/our-team/", "/our-team/#book"]));
});

test("the example in the docs is a page, and its lines for the menu lead to it", async () => {
  const docs = readFileSync("docs/pages.md", "utf8");
  const [example = "", menu = ""] = docs
    .slice(docs.indexOf("## A page of your own"))
    .split("```yaml\n")
    .slice(1)
    .map((block) => block.slice(0, block.indexOf("```")));
  // A picture that the sample has.
  const shown = example.replace("images/ana-pena.jpg", "images/walker.webp");
  content.write("own-pages/our-team.yaml", shown);
  content.write("header.yaml", content.text("header.yaml") + menu);
  expect(await said()).toEqual({ problems: "", warnings: "" });
});

test("a page that nothing leads to, or only its own links, is named, with lines to paste", async () => {
  const self = page().replace("Ask for her", "Ask");
  const card = `  - type: "cards"
    heading: "More"
    cards:
      - title: "Us"
        text: "Again."
        link: { label: "Who we are", path: "/our-team/" }
`;
  content.write("own-pages/our-team.yaml", self + card);
  const { problems, warnings } = await said();
  expect(problems).toBe("");
  expect(warnings).toMatch(
    /^data\/own-pages\/our-team\.yaml\n {2}Nothing on the site leads to this page, \/our-team\/\./,
  );

  const pasted = warnings.split("\n").slice(-2).join("\n");
  content.replace("footer.yaml", "  links:\n", `  links:\n${pasted}\n`);
  expect(await said()).toEqual({ problems: "", warnings: "" });
});

test.each([
  ["about", "The site has a page /about/ already."],
  ["services", "The site has a page /services/ already."],
  ["edit", "The site needs the address /edit/ for something else."],
  ["404", "The site needs the address /404/ for something else."],
])("a page cannot be called %s", async (name, message) => {
  content.write(`own-pages/${name}.yaml`, page());
  expect((await said()).problems).toContain(`data/own-pages/${name}.yaml\n  ${message}`);
});

test("a part of a long text that says nothing is refused, and so is an unknown language", async () => {
  const text = (part: string) =>
    page(`  - type: "text"\n    heading: "Rights"\n    parts:\n      - ${part}\n`);
  inMenu(entry("/our-team/"));
  content.write("own-pages/our-team.yaml", text('text: "Hola."\n        language: "es"'));
  expect(await said()).toEqual({ problems: "", warnings: "" });
  content.write("own-pages/our-team.yaml", text('language: "es"'));
  expect((await said()).problems).toContain("needs a heading, a text, points or a link");
  content.write("own-pages/our-team.yaml", text('text: "Hola."\n        language: "Spanish"'));
  expect((await said()).problems).toContain('"Spanish" is not the code of a language');
});

const asked = (...questions: string[]) =>
  page(`  - type: "questions"
    heading: "You ask"
    id: "you-ask"
    questions:
${questions.map((question) => `      - question: "${question}"\n        answer: "Yes."`).join("\n")}
`);

test("links lead to an answer by its id, which follows from the question", async () => {
  content.write("own-pages/our-team.yaml", asked("Do you deliver?"));
  inMenu(entry("/our-team/#do-you-deliver"));
  expect(await said()).toEqual({ problems: "", warnings: "" });
  inMenu(entry("/our-team/#do-you-delivr"));
  expect((await said()).problems).toContain('Did you mean "/our-team/#do-you-deliver"?');
});

test("two parts of a page cannot have one address", async () => {
  inMenu(entry("/our-team/"));
  content.write("own-pages/our-team.yaml", asked("Do you deliver?", "You ask?"));
  expect((await said()).problems).toContain("The address of this answer would be #you-ask");
});

test("the menu has room for two entries more, after one of those that are there", async () => {
  inMenu(entry("/about/", "One"), entry("/about/", "Two"), entry("/about/", "Three"));
  const { problems } = await said();
  expect(problems).toContain('"moreEntries" has room for 2, and 3 are there.');
  inMenu(entry("/about/", "Oportunidades2026"));
  expect((await said()).problems).toContain("has a word of more than 13 letters");
  inMenu({ ...entry("/about/"), after: "abuot" });
  expect((await said()).problems).toContain('Did you mean "about"?');
});
