import type { Problem } from "../problem";
import type { Content } from "../read/content";
import { addressOfPage } from "../read/site-pages";

/** Pages of the pharmacy's own to which nothing leads: whoever does not know the address never sees them. */
export function unlinkedPageWarnings({
  ownPages,
  texts,
  yamlPaths,
  files,
}: Pick<Content, "ownPages" | "texts" | "yamlPaths" | "files">): Problem[] {
  // A file that cannot be read may well hold the link.
  if (yamlPaths.some((path) => !files.some((file) => file.path === path))) return [];
  return ownPages.flatMap(({ file, value }) => {
    const address = addressOfPage(file.replace(/^data\//, ""));
    const isLinked = texts.some(
      (link) =>
        link.fieldType === "path" && link.file !== file && link.text.split("#")[0] === address,
    );
    if (isLinked) return [];
    return {
      file,
      message: `Nothing on the site leads to this page, ${address ?? ""}.`,
      fix: 'Put it into the menu ("moreEntries" in data/header.yaml) or into a list of links. For the footer, paste these lines into data/footer.yaml, below the last link of "quickLinks":',
      lines: [
        `    - label: ${JSON.stringify(value.title)}`,
        `      path: ${JSON.stringify(address)}`,
      ],
    };
  });
}
