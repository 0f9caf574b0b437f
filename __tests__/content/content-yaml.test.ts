/** The editing screen changes nothing else in a file. */
import { parse } from "yaml";
import { contentTypeAt } from "../../src/content/schema/content-files";
import { contentYaml } from "../../src/content/write/content-yaml";
import { sampleText } from "../support/content/sample-files";

const schemaOf = (path: string) => {
  const file = contentTypeAt(path);
  if (!file) throw new Error(`The site does not know data/${path}.`);
  return file.schema;
};

/** Returns the file that the screen writes after `change`. */
function saved<Content>(path: string, change: (content: Content) => void) {
  const content = parse(sampleText(path)) as Content;
  change(content);
  return contentYaml(schemaOf(path), content);
}

test("a new entry has only its date in a translation, and no fact", () => {
  const day = { date: "2027-02-15", hours: "", reason: "", departments: [] };
  const words = parse(sampleText("es/pharmacy.yaml")) as { specialHours: object[] };
  words.specialHours.push(day);
  expect(contentYaml(schemaOf("es/pharmacy.yaml"), { ...words, phone: "", hours: null })).toBe(
    sampleText("es/pharmacy.yaml").replace(
      "servicesDesk:",
      '  - date: "2027-02-15"\nservicesDesk:',
    ),
  );
});

test("what is optional and was left empty is not written", () => {
  const cards = [{ icon: "", title: "Travel", text: "Ask us.", points: [] }];
  const text = saved<{ sections: object[] }>("services/immunizations.yaml", (service) => {
    service.sections = [{ type: "cards", heading: "Vaccines", intro: "", cards }];
  });
  expect(text).toContain(
    '  - type: "cards"\n    heading: "Vaccines"\n    cards:\n      - title: "Travel"\n        text: "Ask us."\ncallBanner:',
  );
});

test("a group that was taken away is not written", () => {
  const text = saved<{ servicesDesk: unknown }>("pharmacy.yaml", (pharmacy) => {
    pharmacy.servicesDesk = null;
  });
  expect(text).not.toContain("servicesDesk");
});

test("what a word processor adds and nobody sees is not written", () => {
  const text = saved<{ description: string }>("pharmacy.yaml", (pharmacy) => {
    pharmacy.description = "Medicine\u200b and\ufeff supplies";
  });
  expect(text).toContain('description: "Medicine and supplies"');
});

test("a picture that only decorates keeps its empty alternative text", () => {
  expect(saved("otc.yaml", () => undefined)).toContain('alt: ""');
});

test.each([
  ['Ask for the "blue" box', `'Ask for the "blue" box'`],
  ['Don\'t say "maybe"', `'Don''t say "maybe"'`],
  ['A \\ and a "', String.raw`"A \\ and a \""`],
  ["Two\nlines", String.raw`"Two\nlines"`],
])("%j is quoted as the other files of the project are", (hours, written) => {
  const text = saved<{ hours: string }>("labels.yaml", (labels) => {
    labels.hours = hours;
  });
  expect(text).toContain(`hours: ${written}\n`);
});

test("keys come in the order of the description, and unknown ones are not lost", () => {
  const text = saved<Record<string, unknown>>("labels.yaml", (labels) => {
    const { hours } = labels;
    delete labels.hours;
    Object.assign(labels, { note: "Ours", hours });
  });
  expect(text).toBe(`${sampleText("labels.yaml")}note: "Ours"\n`);
});

test("a changed value leaves comments, quotes and the writing of everything else", () => {
  const before = `# Ask Ann first.
phone: "(507) 555-0142" # by the door
fax: '(507) 555-0143'
zip: 02115
specialHours:
  - { date: "2026-12-24", hours: "9AM-2PM" }
  # Until the lease ends.
  - { date: "2026-12-25", hours: "Closed" }
`;
  const value = parse(before) as { fax: string; specialHours: object[] };
  const after = {
    ...value,
    fax: "(507) 555-0188",
    specialHours: [...value.specialHours.slice(1), { date: "2027-01-01", hours: "Closed" }],
  };
  expect(contentYaml(schemaOf("pharmacy.yaml"), after, before)).toBe(`# Ask Ann first.
phone: "(507) 555-0142" # by the door
fax: "(507) 555-0188"
zip: 02115
specialHours:
  # Until the lease ends.
  - { date: "2026-12-25", hours: "Closed" }
  - date: "2027-01-01"
    hours: "Closed"
`);
});
