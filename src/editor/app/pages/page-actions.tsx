import { useState } from "react";
import { contentTypeAt, isFolderType } from "../../../content/schema/content-files";
import { inLanguageKey } from "../../values/combine";
import { allForms } from "../../values/walk-form";
import { openFile } from "../file/save";
import { useForm, useStore } from "../form/store";
import { getAt, textOf } from "../form/values";
import { useSite } from "../site-context";
import { t } from "../words";
import { DeletePage } from "./delete-page";
import { type Reference, referencesTo } from "./references";
import { RenamePage } from "./rename-page";

/** Buttons that rename and delete a page. */
export function PageActions() {
  const store = useForm();
  const site = useSite();
  const { path } = store.file;
  const isChanged = useStore((state) => state.isChanged);
  const isSaved = useStore(({ texts }) => texts[path] !== undefined);
  const [asked, setAsked] = useState<{ what: "rename" | "delete"; references: Reference[] }>();
  const [said, setSaid] = useState("");
  const type = contentTypeAt(path);
  if (!type || !isFolderType(type) || !isSaved) return null;

  const titles = new Map(
    [undefined, ...site.others].map((code) => [
      code,
      textOf(getAt(store.value, [code ? inLanguageKey("title", code) : "title"])),
    ]),
  );
  const ask = async (what: "rename" | "delete") => {
    if (isChanged) return setSaid(t("Save first what you typed, or throw it away."));
    setSaid("");
    const forms = allForms(await site.content(), site.others);
    const page = { path, address: site.facts.pages[path] ?? "", titles };
    setAsked({ what, references: referencesTo(forms, page, site) });
  };
  const tryTo = (what: "rename" | "delete") =>
    void ask(what).catch((error: Error) => setSaid(error.message));
  const close = () => setAsked(undefined);
  const renamed = async () => {
    close();
    const { value, texts } = await openFile(site, path);
    store.wasSaved({ value, texts }, value);
    setSaid(t("Renamed. Its web address stays, so links from elsewhere go on working."));
  };
  return (
    <section className="page-actions">
      <p className="row">
        <button type="button" onClick={() => tryTo("rename")}>
          {t("Rename this page")}
        </button>
        <button type="button" onClick={() => tryTo("delete")}>
          {t("Delete this page")}
        </button>
      </p>
      <p role="status">{said}</p>
      {asked?.what === "rename" && (
        <RenamePage
          path={path}
          titles={titles}
          references={asked.references}
          onDone={() => void renamed()}
          onClose={close}
        />
      )}
      {asked?.what === "delete" && (
        <DeletePage
          path={path}
          title={titles.get(undefined) ?? ""}
          links={asked.references.filter(({ isLink }) => isLink)}
          onDone={() => (location.hash = "#/")}
          onClose={close}
        />
      )}
    </section>
  );
}
