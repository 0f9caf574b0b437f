/** Where the files of `data/` are on the screen. */
import { contentTypeAt, folders, singleFiles } from "../../content/schema/content-files";
import { routeOf } from "../screen-address";
import { siteFacts } from "./site-facts";

const [firstLanguage = "_default"] = siteFacts.languages;

/** Calls a function when the screen shows another file or list. */
export function onRoute(listener: () => void): void {
  for (const event of ["hashchange", "popstate"]) addEventListener(event, listener);
}

/** A file as the screen lists it. */
export interface Place {
  /** Language of the words. */
  locale: string;
  /** Address after `#`. */
  route: string;
}

/** Returns where the screen edits a file; `undefined` if it does not know it. */
export function placeOf(path: string): Place | undefined {
  const route = routeOf(path);
  return route === undefined
    ? undefined
    : { locale: contentTypeAt(path)?.language ?? firstLanguage, route };
}

/** Returns the path below `data/` of the file that an address after `#` opens; `undefined` for a list or a new file. */
export function pathAtRoute(route: string): string | undefined {
  const [, collection = "", name = ""] =
    /^#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(route) ?? [];
  if (Object.values(folders).some(({ path }) => path === collection)) {
    return `${collection}/${name}.yaml`;
  }
  return Object.values(singleFiles).find(({ typeName }) => typeName === name)?.path;
}
