import { useEffect, useState } from "react";
import { contentTypeAt, folders, isFolderType } from "../../../content/schema/content-files";
import { labelOf } from "../../labels";
import type { SiteFacts } from "../../site-facts";
import { addressOf, newPageAddress } from "../route";
import { titledLabel, useSite } from "../site-context";
import { t } from "../words";

/** Returns the folder of a file; empty for one directly in `data/`. */
const folderOf = (path: string) => path.split("/").slice(0, -1).join("/");

const nameOf = (facts: SiteFacts, path: string): string => {
  const type = contentTypeAt(path);
  const label = titledLabel(facts, path);
  return type && isFolderType(type) ? label.replace(/^.*?, /, "") : label;
};

/** All files, by folder. */
export function FilesPage() {
  const { facts, files } = useSite();
  const [paths, setPaths] = useState(() => Object.keys(facts.pages));
  useEffect(() => {
    document.title = t("All files");
    const isForm = (path: string) => contentTypeAt(path)?.language === undefined;
    // What the build knew is shown meanwhile, and if the files cannot be reached.
    files.paths().then(
      (all) => setPaths(all.filter((path) => contentTypeAt(path) && isForm(path)).sort()),
      () => undefined,
    );
  }, [files]);
  const names = [
    ...new Set([...Object.values(folders).map(({ path }) => path), ...paths.map(folderOf)]),
  ];
  const isOfPages = (folder: string) => Object.values(folders).some(({ path }) => path === folder);
  return (
    <main>
      <header className="bar">
        <a href="#/">← {t("Start page")}</a>
      </header>
      <h1>{t("All files")}</h1>
      {names.map((folder) => (
        <section key={folder}>
          <h2>{folder ? t(labelOf(folder)) : t("The whole site")}</h2>
          <ul className="files">
            {paths
              .filter((path) => folderOf(path) === folder)
              .map((path) => (
                <li key={path}>
                  <a href={addressOf(path)}>{nameOf(facts, path)}</a>
                </li>
              ))}
            {isOfPages(folder) && (
              <li>
                <a className="add" href={newPageAddress(folder)}>
                  {t("New page")}
                </a>
              </li>
            )}
          </ul>
        </section>
      ))}
    </main>
  );
}
