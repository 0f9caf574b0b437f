import { contentTypeAt, singleFiles } from "../schema/content-files";
import { valueIn } from "../schema/value-path";
import { isPageFile, listIn, pageAddress, type PageFile } from "./addresses";

/** Returns the address of a page in the default language that shows a file, by its path below `data/`. */
export function pageShowing(path: string, files: readonly PageFile[]): string {
  const { optional, shownBy = singleFiles.homePage.path } = contentTypeAt(path) ?? {};
  // Only a catalog has blocks of its name.
  const withBlock = files.find(({ value }) =>
    listIn(value, "sections").some((block) => optional && valueIn(block, "type") === optional),
  );
  return pageAddress(isPageFile(path) ? path : (withBlock?.path ?? shownBy), files);
}
