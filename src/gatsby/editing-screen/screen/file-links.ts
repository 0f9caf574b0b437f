/** Links about the open file, or the file that was saved last. */
import CMS from "@sveltia/cms";
import { isPageFile, pageAddress } from "../../../content/languages/addresses";
import { GIT_SERVICES } from "../git/git-services";
import type { GitFacts } from "../screen-facts";
import { element } from "./dom";
import { pathOf } from "./formats";
import { pathAtRoute } from "./places";
import { siteFacts } from "./site-facts";

const { pages, siteUrl } = siteFacts;

/** Returns the URL of a page that shows a file; for a new file, which the build did not know, by its name. */
const pageOf = (path: string): string => {
  const address = pages[path] ?? (isPageFile(path) ? pageAddress(path, []) : "/");
  return siteUrl + address.slice(1);
};

/** Returns a link to a page that shows the file. */
export const pageLink = () => fileLink("See the page", pageOf);

/** Returns a link to all changes of the file at the Git service. */
export function historyLink({ service, repository, branch = "HEAD" }: GitFacts) {
  const { label, history } = GIT_SERVICES[service];
  return fileLink(`History at ${label}`, (path) => `${history(repository, branch)}data/${path}`);
}

/** Returns a link that is hidden until a file is opened. */
function fileLink(words: string, addressOf: (path: string) => string) {
  const link = element("a", { target: "_blank", hidden: true }, words);
  const show = (path: string | undefined) => {
    if (path === undefined) return;
    link.href = addressOf(path);
    link.hidden = false;
  };
  const showOpenFile = () => show(pathAtRoute(location.hash));
  addEventListener("hashchange", showOpenFile);
  addEventListener("popstate", showOpenFile);
  showOpenFile();
  CMS.registerEventListener({ name: "postSave", handler: ({ entry }) => show(pathOf(entry)) });
  return link;
}
