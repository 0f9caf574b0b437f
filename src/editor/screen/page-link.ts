/** A link to the page that shows the open file, or the file that was saved last. */
import CMS from "@sveltia/cms";
import { isPageFile, pageAddress } from "../../content/languages/addresses";
import { element } from "./dom";
import { onRoute, pathAtRoute } from "./places";
import { pathOf } from "./saved-file";
import { siteFacts } from "./site-facts";

const { pages, siteUrl } = siteFacts;

/** Name of the window for pages. On a public site each press opens a new one: its `Cross-Origin-Opener-Policy` says so. */
const PAGES_WINDOW = "pages-to-be";

/** Returns the URL of a page that shows a file; for a new file, which the build did not know, by its name. */
const pageOf = (path: string): string => {
  const address = pages[path] ?? (isPageFile(path) ? pageAddress(path, []) : "/");
  return siteUrl + address.slice(1);
};

/** Returns the link, which is hidden until a file is opened. */
export function pageLink() {
  const link = element("a", { target: PAGES_WINDOW, hidden: true }, "See the page");
  const show = (path: string | undefined) => {
    if (path === undefined) return;
    link.href = pageOf(path);
    link.hidden = false;
  };
  const showOpenFile = () => show(pathAtRoute(location.hash));
  // Sveltia CMS gives links no window with a name.
  link.addEventListener("click", (event) => {
    event.preventDefault();
    event.stopPropagation();
    window.open(link.href, PAGES_WINDOW)?.focus();
  });
  onRoute(showOpenFile);
  showOpenFile();
  CMS.registerEventListener({ name: "postSave", handler: ({ entry }) => show(pathOf(entry)) });
  return link;
}
