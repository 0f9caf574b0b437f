/** Which files `data/` holds and what each of them must say. */
import type { z } from "zod";
import { equipmentCatalog, otcCatalog } from "./types/catalogs";
import { brand } from "./types/brand";
import { contactForm, transferForm } from "./types/forms";
import { footer, header, labels } from "./types/layout";
import {
  aboutPage,
  contactPage,
  equipmentCategoryPage,
  errorPage,
  homePage,
  notFoundPage,
  prescriptionsPage,
  privacyPage,
  servicesPage,
} from "./types/pages";
import { pharmacy } from "./types/pharmacy";
import { service } from "./types/service";

/** One file, or one folder of files of the same type. */
export interface ContentFile {
  /** The GraphQL type, which is also the `id` of the schema. */
  typeName: string;
  schema: z.ZodObject;
}

/** Keys that Gatsby keeps for itself at the top of a file's node (`fields` among them). */
const GATSBY_KEYS = ["id", "parent", "children", "fields", "internal"];

function described(schema: z.ZodObject): ContentFile {
  const typeName = schema.meta()?.id;
  if (!typeName) throw new Error("A content type has no id. Make it with group() in kinds.ts.");
  const taken = GATSBY_KEYS.filter((key) => key in schema.shape);
  if (taken.length > 0)
    throw new Error(`${typeName}: Gatsby keeps the key "${taken.join('", "')}".`);
  return { typeName, schema };
}

/** Files that exist once, by their path below `data/`. */
export const singleFiles: Readonly<Record<string, ContentFile>> = {
  "pharmacy.yaml": described(pharmacy),
  "brand.yaml": described(brand),
  "header.yaml": described(header),
  "footer.yaml": described(footer),
  "labels.yaml": described(labels),
  "equipment.yaml": described(equipmentCatalog),
  "otc.yaml": described(otcCatalog),
  "pages/home.yaml": described(homePage),
  "pages/about.yaml": described(aboutPage),
  "pages/services.yaml": described(servicesPage),
  "pages/equipment-category.yaml": described(equipmentCategoryPage),
  "pages/prescriptions.yaml": described(prescriptionsPage),
  "pages/contact.yaml": described(contactPage),
  "pages/privacy.yaml": described(privacyPage),
  "pages/not-found.yaml": described(notFoundPage),
  "pages/error.yaml": described(errorPage),
  "forms/transfer.yaml": described(transferForm),
  "forms/contact.yaml": described(contactForm),
};

/** Folders below `data/` in which every `.yaml` file is of one type. */
export const fileFolders: Readonly<Record<string, ContentFile>> = {
  services: described(service),
};

/**
 * What the file must say.
 *
 * @param path the file's path below `data/`, with forward slashes
 * @returns `undefined` for a file that the site does not know
 */
export function contentFileAt(path: string): ContentFile | undefined {
  if (Object.hasOwn(singleFiles, path)) return singleFiles[path];
  const [folder = "", name, ...deeper] = path.split("/");
  const isInFolder = name?.endsWith(".yaml") && deeper.length === 0;
  return isInFolder && Object.hasOwn(fileFolders, folder) ? fileFolders[folder] : undefined;
}
