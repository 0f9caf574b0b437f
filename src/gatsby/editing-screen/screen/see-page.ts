/** Link to the page that shows the open file, or the file that was saved last. */
import CMS from "@sveltia/cms";
import { isPageFile, pageAddress } from "../../../content/languages/addresses";
import { element } from "./dom";
import { pathOf } from "./formats";
import { pathAtRoute } from "./places";
import { siteFacts } from "./site-facts";

/** Returns the address of a page that shows a file; for a new file, which the build did not know, by its name. */
const addressOf = (path: string): string =>
  siteFacts.pages[path] ?? (isPageFile(path) ? pageAddress(path, []) : "/");

/** Returns the link. It is hidden until a file is opened. */
export function seePageLink(): HTMLAnchorElement {
  const link = element("a", { target: "_blank", hidden: true }, "See the page");
  const show = (path: string | undefined) => {
    if (path === undefined) return;
    link.href = siteFacts.siteUrl + addressOf(path).slice(1);
    link.hidden = false;
  };
  const showOpenFile = () => show(pathAtRoute(location.hash));
  addEventListener("hashchange", showOpenFile);
  addEventListener("popstate", showOpenFile);
  showOpenFile();
  CMS.registerEventListener({ name: "postSave", handler: ({ entry }) => show(pathOf(entry)) });
  return link;
}
