import { useEffect, useState } from "react";
import { absentFeatures, featureSource } from "../../../content/languages/absent-features";
import { unreadableIn } from "../../values/file-value";
import { ContentForm } from "../form/fields";
import { goTo } from "../form/names";
import { FormStore, StoreContext } from "../form/store";
import { PageActions } from "../pages/page-actions";
import { keyOf, type Path } from "../route";
import { originalsIn, type Site, titledLabel, useSite } from "../site-context";
import { t } from "../words";
import { cannotBeRead } from "./check";
import { DraftNotice } from "./draft-notice";
import { drafts } from "./drafts";
import { Preview } from "./preview";
import { openFile } from "./save";
import { SaveBar } from "./save-bar";
import { TranslationSwitch } from "./translation-switch";

interface FileScreenProps {
  /** Path below `data/`. */
  path: string;
  field: Path;
}

/** Returns what the pharmacy does not have, or does not offer; nothing if that cannot be read, since it is only told. */
const absentOf = (site: Site) =>
  site.content().then(
    (content) => absentFeatures(featureSource(originalsIn(content))),
    () => [],
  );

/** Returns the form of a file, with what was typed in this tab and not saved. */
async function openForm(site: Site, path: string): Promise<FormStore> {
  const [open, absent] = await Promise.all([openFile(site, path), absentOf(site)]);
  const draft = drafts.of(path);
  const isKept = draft && drafts.isOfThisTab(draft);
  const unreadable = unreadableIn(open.texts);
  if (unreadable) throw new Error(`${titledLabel(site.facts, unreadable)}: ${cannotBeRead()}`);
  if (open.texts[path] === undefined && !draft)
    throw new Error(t("There is no such page. Somebody may have deleted it."));
  const store = new FormStore(open, absent);
  if (isKept) store.update({ value: draft.value, texts: draft.texts });
  return store;
}

/** The form of a file, with the page beside it. */
export function FileScreen({ path, field }: FileScreenProps) {
  const site = useSite();
  const [store, setStore] = useState<FormStore>();
  const [failure, setFailure] = useState("");
  const label = titledLabel(site.facts, path);
  useEffect(() => {
    document.title = label;
    let isGone = false;
    openForm(site, path).then(
      (opened) => isGone || setStore(opened),
      (error: Error) => isGone || setFailure(error.message),
    );
    return () => void (isGone = true);
  }, [site, path, label]);
  const key = keyOf(field);
  useEffect(() => {
    if (!store || key === "") return;
    store.reveal(field);
    goTo(field);
    // A path is made anew at each drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [store, key]);
  return (
    <StoreContext value={store}>
      <main className="file">
        <header className="bar">
          <a href="#/">← {t("Start page")}</a>
          {store && <TranslationSwitch />}
        </header>
        <h1>{label}</h1>
        {failure && <p role="alert">{failure}</p>}
        {!store && !failure && <p role="status">{t("Reading …")}</p>}
        {store && (
          <>
            <DraftNotice />
            <ContentForm />
            <PageActions />
            <SaveBar />
          </>
        )}
      </main>
      {store && <Preview />}
    </StoreContext>
  );
}
