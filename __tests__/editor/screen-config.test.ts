/** The editing screen's fields follow from the content schema. */
import type { CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import { folders, singleFiles } from "../../src/content/schema/content-files";
import { localBackend } from "../../src/editor/build/editor-backend";
import { screenConfig } from "../../src/editor/build/screen-config";

const paths = ["/", "/prescriptions/#transfer"];
const settings = {
  backend: localBackend("/home/staff/website"),
  paths,
  contactPoints: ["store", "servicesDesk", "Compounding lab"],
  siteUrl: "http://localhost:8000/",
  languages: ["en-US", "es"],
};
const config = screenConfig(settings);

const collections = (config.collections ?? []) as (EntryCollection & {
  files?: CollectionFile[];
})[];
const files = [
  ...((config.singletons ?? []) as CollectionFile[]),
  ...collections.flatMap((collection) => collection.files ?? []),
];

type AnyField = Field & { fields?: AnyField[]; field?: AnyField; types?: { fields: AnyField[] }[] };

function fieldAt(typeName: string, ...names: string[]): AnyField {
  const start = [...files, ...collections].find(({ format }) => format === typeName);
  let fields = (start?.fields ?? []) as AnyField[];
  let found: AnyField | undefined;
  for (const name of names) {
    found = fields.find((field) => field.name === name);
    fields = found?.fields ?? found?.types?.flatMap((type) => type.fields) ?? [];
  }
  if (!found) throw new Error(`${typeName} has no field ${names.join(".")}.`);
  return found;
}

test("every content file can be edited, and new pages of each folder can be made", () => {
  const inFirstLanguage = (place: string) => place.replace("{{locale}}/", "");
  const edited = files.map(({ file }) => inFirstLanguage(file).replace(/^data\//, ""));
  const known = Object.values(singleFiles).map(({ path }) => path);
  expect(edited.sort()).toEqual(known.sort());
  const editedFolders = collections.flatMap(({ folder }) =>
    folder ? inFirstLanguage(folder) : [],
  );
  expect(editedFolders).toEqual(Object.values(folders).map(({ path }) => `data/${path}`));
});

test("a new page of the pharmacy's own is named by its title, and has the blocks of service pages", () => {
  const collection = collections.find(({ format }) => format === "OwnPage");
  expect(collection).toMatchObject({
    label: "Own pages",
    label_singular: "Own page",
    slug: "{{title}}",
  });
  expect(fieldAt("OwnPage", "sections")).toEqual(fieldAt("Service", "sections"));
});

test("a file has a field for each key, in the same order", () => {
  for (const { typeName, schema } of Object.values(singleFiles)) {
    const { fields } = files.find(({ format }) => format === typeName) ?? { fields: [] };
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(schema.shape));
  }
});

test.each([
  ["a long text", fieldAt("Pharmacy", "description"), { widget: "text", maxlength: 300 }],
  ["a whole number", fieldAt("Pharmacy", "since"), { widget: "number", value_type: "int" }],
  ["a degree", fieldAt("Pharmacy", "location", "latitude"), { value_type: "float", max: 72 }],
  ["a date", fieldAt("Pharmacy", "specialHours", "date"), { type: "date", format: "YYYY-MM-DD" }],
  [
    "one or two numbers",
    fieldAt("Pharmacy", "readyTimes", "refill", "minutes"),
    { widget: "list", min: 1, max: 2, required: false, field: { widget: "number" } },
  ],
  [
    "a day with an optional time",
    fieldAt("Announcements", "announcements", "until"),
    { widget: "moment" },
  ],
  ["a list of days", fieldAt("Pharmacy", "specialHours"), { widget: "list", add_to_top: true }],
  ["a picture", fieldAt("Pharmacy", "socialPicture", "file"), { widget: "image" }],
  ["a color", fieldAt("Brand", "main"), { widget: "color" }],
  [
    "a link",
    fieldAt("SiteHeader", "home", "path"),
    {
      widget: "select",
      options: [
        { label: "Home page", value: "/" },
        { label: "Prescriptions, Transfer", value: "/prescriptions/#transfer" },
      ],
    },
  ],
  [
    "whose number a banner shows",
    fieldAt("Service", "callBanner", "contact"),
    {
      widget: "select",
      options: [
        { label: "Store", value: "store" },
        { label: "Services desk", value: "servicesDesk" },
        { label: "Compounding lab", value: "Compounding lab" },
      ],
    },
  ],
  ["a list with little room", fieldAt("SiteHeader", "moreEntries"), { required: false, max: 2 }],
  ["a group that may be missing", fieldAt("Pharmacy", "servicesDesk"), { required: false }],
  ["a list of sections", fieldAt("Service", "sections"), { widget: "list", typeKey: "type" }],
])("%s gets the field that fits it", (_, field, wanted) => {
  expect(field).toMatchObject(wanted);
});

test("a field says what it is for, unless its label does, and how to write it", () => {
  expect(fieldAt("Pharmacy", "fax")).toMatchObject({
    label: "Fax",
    comment: "The fax number. Leave it out if there is none.",
    hint: expect.stringMatching(/^For example: \(/) as string,
  });
  expect(fieldAt("Pharmacy", "hours", "saturday")).toMatchObject({
    label: "Saturday",
    comment: undefined,
    hint: "For example: 9AM-7PM",
  });
});

test("each file has its translation beside it, with the words and not the facts", () => {
  expect(config.i18n).toMatchObject({ locales: ["en-US", "es"] });
  const places = Object.fromEntries(files.map(({ name, file, i18n }) => [name, { file, i18n }]));
  expect(places["SiteLabels"]).toEqual({ file: "data/{{locale}}/labels.yaml", i18n: true });
  expect(places["Brand"]).toEqual({ file: "data/brand.yaml", i18n: false });
  expect(collections.find(({ name }) => name === "services")).toMatchObject({
    folder: "data/{{locale}}/services",
    i18n: true,
  });
  expect(fieldAt("Service", "title")).toMatchObject({ i18n: true, required: ["en-US"] });
  expect(fieldAt("Service", "order")).toMatchObject({ i18n: false });
  expect(fieldAt("Service", "sections")).toMatchObject({ i18n: "duplicate" });
  expect(fieldAt("Pharmacy", "specialHours", "date")).toMatchObject({ i18n: "duplicate" });
});

test("an entry of a list has an id that nobody sees, the same in each language", () => {
  const id = { widget: "hidden", i18n: "duplicate" };
  expect(fieldAt("EquipmentCatalog", "categories", "items", "id")).toMatchObject(id);
  expect(fieldAt("Service", "sections", "id")).toMatchObject(id);
  expect(() => fieldAt("Service", "action", "id")).toThrow();
});

test("an entry with lists in it has no button to duplicate it, which would do nothing", () => {
  const cards = fieldAt("Service", "sections", "cards");
  expect(cards).toMatchObject({ allow_duplicate: false });
  expect(fieldAt("Announcements", "announcements")).not.toHaveProperty("allow_duplicate");
});

test("a file says what patients see while a translation is empty", () => {
  expect(fieldAt("EquipmentCatalog", "categories")).toMatchObject({
    comment: expect.stringMatching(/show it in English\.$/) as string,
  });
  expect(fieldAt("Service", "title")).toMatchObject({
    comment: expect.stringMatching(/leaves the page out/) as string,
  });
});

test("a site with one language has no words of another one", () => {
  const { i18n, singletons } = screenConfig({ ...settings, languages: ["en-US"] });
  expect(i18n).toBeUndefined();
  expect(JSON.stringify(singletons)).not.toContain("{{locale}}");
});
