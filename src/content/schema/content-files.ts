/** The files of `data/`: their schemas, and all else that is known of each. */
import * as z from "zod";
import { wordsOf } from "../languages/translation-of";
import { HOURS_SECTION_ID, REFILL_SECTION_ID, TRANSFER_SECTION_ID } from "../../lib/paths";
import { agreements } from "./agreements";
import { announcements } from "./announcements";
import { brand, pharmacy } from "./pharmacy";
import { equipmentCatalog, otcCatalog } from "./catalogs";
import { type OptionalFile, optionalFiles } from "./features";
import { LANGUAGE_CODE } from "./field-types";
import { type FormId, formIds, forms } from "../../forms/forms";
import { everyForm, schemasOf } from "./forms";
import { footer, header, labels } from "./layout";
import { ownPage, service } from "./service";
import { whenClosed } from "./when-closed";
import {
  aboutPage,
  aToZPage,
  contactPage,
  errorPage,
  homePage,
  notFoundPage,
  prescriptionsPage,
  privacyPage,
  servicesPage,
} from "./pages";

/** The schema of a file, or of every file in a folder. */
export interface ContentType<Schema extends z.ZodObject = z.ZodObject> {
  /** The file, or the folder, below `data/`. */
  path: string;
  /** The GraphQL type, which is also the `id` of the schema. */
  typeName: string;
  schema: Schema;
  /** What pages query of a form, with the words that all forms share. */
  pageSchema?: z.ZodObject;
  /** Path of the file whose words this one has, unless it says them differently. */
  over?: string;
  /** Language of a translation, which holds only words. */
  language?: string;
  /** Optional file that this one is, or is about. Without that file the site does not need this one. */
  optional?: OptionalFile;
  /** File in `src/templates/` for the page of which this is the content. Absent if it is not a page. */
  template?: string;
  /** Last part of the page's address in the default language, if it is not the name of the file. */
  slug?: string;
  /** Ids that the code gives to parts of the page. */
  anchors?: readonly string[];
  /** File of the page that shows this one. Absent for what all pages show, and for catalogs, which a block shows. */
  shownBy?: string;
}

/** Keys that Gatsby reserves on its nodes. */
const GATSBY_KEYS = ["id", "parent", "children", "fields", "internal"];

function contentType<Schema extends z.ZodObject>(
  path: string,
  schema: Schema,
  more: Omit<ContentType, "path" | "typeName" | "schema"> = {},
): ContentType<Schema> {
  const typeName = schema.meta()?.id;
  if (!typeName) throw new Error("A content type has no id. Make it with objectType().");
  const taken = GATSBY_KEYS.filter((key) => key in schema.shape);
  if (taken.length > 0)
    throw new Error(`${typeName}: Gatsby keeps the key "${taken.join('", "')}".`);
  return { path, typeName, schema, ...more };
}

const everyFormFile = contentType("forms/every-form.yaml", everyForm, {
  shownBy: forms.transfer.page,
});

function formFile(id: FormId): ContentType {
  const { file, pages } = schemasOf(id, forms[id]);
  const name = `${id}Form` as const;
  return contentType(`forms/${id}.yaml`, file, {
    optional: name in optionalFiles ? (name as OptionalFile) : undefined,
    pageSchema: pages,
    over: everyFormFile.path,
    shownBy: forms[id].page,
  });
}

/** Files that exist once. */
export const singleFiles = {
  pharmacy: contentType("pharmacy.yaml", pharmacy, { shownBy: "pages/contact.yaml" }),
  announcements: contentType("announcements.yaml", announcements, { optional: "announcements" }),
  agreements: contentType("agreements.yaml", agreements, {
    optional: "agreements",
    shownBy: "pages/privacy.yaml",
  }),
  whenClosed: contentType("when-closed.yaml", whenClosed, { optional: "whenClosed" }),
  brand: contentType("brand.yaml", brand),
  header: contentType("header.yaml", header),
  footer: contentType("footer.yaml", footer),
  labels: contentType("labels.yaml", labels),
  equipment: contentType("equipment.yaml", equipmentCatalog, { optional: "equipment" }),
  otc: contentType("otc.yaml", otcCatalog, { optional: "otc" }),
  homePage: contentType("pages/home.yaml", homePage, { template: "home", slug: "" }),
  aboutPage: contentType("pages/about.yaml", aboutPage, { template: "about" }),
  servicesPage: contentType("pages/services.yaml", servicesPage, { template: "services" }),
  aToZPage: contentType("pages/a-z.yaml", aToZPage, { optional: "aToZPage", template: "a-z" }),
  prescriptionsPage: contentType("pages/prescriptions.yaml", prescriptionsPage, {
    template: "prescriptions",
    anchors: [REFILL_SECTION_ID, TRANSFER_SECTION_ID],
  }),
  contactPage: contentType("pages/contact.yaml", contactPage, {
    template: "contact",
    anchors: [HOURS_SECTION_ID],
  }),
  privacyPage: contentType("pages/privacy.yaml", privacyPage, { template: "privacy" }),
  // Gatsby makes /404.html, which hosts look for, from the page with this address.
  notFoundPage: contentType("pages/not-found.yaml", notFoundPage, {
    template: "not-found",
    slug: "404",
  }),
  errorPage: contentType("pages/error.yaml", errorPage),
  everyForm: everyFormFile,
  ...(Object.fromEntries(formIds.map((id) => [`${id}Form`, formFile(id)])) as Record<
    `${FormId}Form`,
    ContentType
  >),
};

/** Folders in which every `.yaml` file has the same schema. */
export const folders = {
  services: contentType("services", service, { template: "service" }),
  ownPages: contentType("own-pages", ownPage, { template: "own-page" }),
};

/** Types of all files in the default language. */
export const contentTypes: readonly ContentType[] = [
  ...Object.values(singleFiles),
  ...Object.values(folders),
];

/** True for the type of all files in a folder. */
export const isFolderType = ({ path }: ContentType): boolean => !path.endsWith(".yaml");

const FOLDER_NAMES = [...Object.values(folders).map(({ path }) => path), "pages", "forms"];

/** `es/pages/home.yaml`: a folder with the code of a language. */
const TRANSLATION = new RegExp(`^(${LANGUAGE_CODE})/(.+)$`);

/** Returns the type of a file's translation; `undefined` for a file without words. */
function translationType(language: string, type: ContentType | undefined): ContentType | undefined {
  if (!type || type.language) return undefined;
  const schema = wordsOf(type.schema);
  return schema instanceof z.ZodObject ? { ...type, schema, language } : undefined;
}

/** Returns the type of the file at a path below `data/`, with forward slashes; `undefined` for an unknown file. */
export function contentTypeAt(path: string): ContentType | undefined {
  const [, language, translated] = TRANSLATION.exec(path) ?? [];
  if (language && translated && !FOLDER_NAMES.includes(language)) {
    return translationType(language, contentTypeAt(translated));
  }
  const single = Object.values(singleFiles).find((type) => type.path === path);
  if (single) return single;
  const [folder = "", name, ...deeper] = path.split("/");
  const isInFolder = name?.endsWith(".yaml") && deeper.length === 0;
  return isInFolder ? Object.values(folders).find((type) => type.path === folder) : undefined;
}

/** Returns the path below `data/` of a path in the repository. */
export const withoutData = (path: string): string => path.replace(/^data\//, "");

/** Returns the path of a translation's original. Returns other paths unchanged. */
export function originalOf(path: string): string {
  const language = contentTypeAt(path)?.language;
  return language ? path.slice(language.length + 1) : path;
}

export const YAML_ENDING = /\.ya?ml$/i;

export const withUsualEnding = (path: string) => path.replace(YAML_ENDING, ".yaml");

/** True if a file exists, also with capitals or the ending `.yml`, which a rule reports. */
export const hasFile = (paths: readonly string[], path: string) =>
  paths.some((found) => withUsualEnding(found).toLowerCase() === path);
