import { formIds, forms } from "../../forms/forms";
import { formFiles, singleFiles } from "../schema/content-files";
import { valueIn } from "../schema/value-path";
import { isPageFile, listIn, pageAddress, type PageFile } from "./addresses";

const { contactPage, equipment, equipmentCategoryPage, everyForm, homePage, otc, pharmacy } =
  singleFiles;

/** Pages that show files which are not pages themselves. All other files are shown by every page. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  [pharmacy.path]: contactPage.path,
  [everyForm.path]: forms.transfer.page,
  ...Object.fromEntries(formIds.map((id) => [formFiles[id].path, forms[id].page])),
};

/** Types of the blocks that show a catalog. */
const CATALOG_BLOCKS: Readonly<Record<string, string>> = {
  [equipment.path]: "equipment",
  [equipmentCategoryPage.path]: "equipment",
  [otc.path]: "otc",
};

/**
 * Returns the address of a page that shows a file, in the default language.
 *
 * @param path path below `data/`
 * @param files content in the default language
 */
export function pageShowing(path: string, files: readonly PageFile[]): string {
  const block = CATALOG_BLOCKS[path];
  const page = isPageFile(path)
    ? path
    : block
      ? files.find((file) => isPageFile(file.path) && hasBlock(file, block))?.path
      : SHOWN_BY[path];
  return pageAddress(page ?? homePage.path, files);
}

const hasBlock = ({ value }: PageFile, type: string) =>
  listIn(value, "sections").some((section) => valueIn(section, "type") === type);
