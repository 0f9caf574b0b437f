import { useState } from "react";
import { contentTypeAt, isFolderType } from "../../../content/schema/content-files";
import { languageName } from "../../../lib/language";
import { inLanguageKey } from "../../values/combine";
import { allForms } from "../../values/walk-form";
import { Dialog } from "../dialog";
import { openFile } from "../file/save";
import { type FieldProblem, useForm, useStore } from "../form/store";
import { getAt, textOf } from "../form/values";
import { addressOf, keyOf, type Path } from "../route";
import { useSite } from "../site-context";
import { t } from "../words";
import { deletePage, renamePage } from "./change-page";
import { type Reference, referencesTo } from "./references";

const keyOfReference = ({ file, path }: Reference) => `${file}:${keyOf(path)}`;

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
    setAsked({ what, references: referencesTo(forms, page, site.others) });
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
        <Rename
          path={path}
          titles={titles}
          references={asked.references}
          onDone={() => void renamed()}
          onClose={close}
        />
      )}
      {asked?.what === "delete" && (
        <Delete
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

/** Does something that may be refused, and says why. */
function useAttempt(attempt: () => Promise<FieldProblem[]>, onDone: () => void) {
  const [refused, setRefused] = useState<FieldProblem[]>([]);
  const [failure, setFailure] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    setIsBusy(true);
    setFailure("");
    try {
      const problems = await attempt();
      setRefused(problems);
      if (problems.length === 0) onDone();
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setIsBusy(false);
    }
  };
  const said = (
    <div role="alert">
      {failure && <p className="error">{failure}</p>}
      {refused.length > 0 && (
        <>
          <p className="error">{t("Not done, because other places need it. Change them first:")}</p>
          <ul>
            {refused.map(({ address, label, message }) => (
              <li key={label + message}>
                <a href={address}>{label}</a> {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
  return { run: () => void run(), isBusy, said };
}

interface RenameProps {
  path: string;
  titles: ReadonlyMap<string | undefined, string>;
  references: readonly Reference[];
  onDone: () => void;
  onClose: () => void;
}

function Rename({ path, titles, references, onDone, onClose }: RenameProps) {
  const site = useSite();
  const [names, setNames] = useState(titles);
  const called = references.filter(({ isName }) => isName);
  const sentences = references.filter(({ isName, isLink }) => !isName && !isLink);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(called.map(keyOfReference)),
  );
  const places = called.filter((one) => chosen.has(keyOfReference(one)));
  const attempt = useAttempt(
    () =>
      renamePage(site, {
        path,
        titles: [...names].map(([code, text]): [Path, string] => [
          [code ? inLanguageKey("title", code) : "title"],
          text,
        ]),
        places: places.flatMap((place): [Reference, string][] => {
          const name = names.get(place.lang);
          return name ? [[place, name]] : [];
        }),
      }),
    onDone,
  );
  const toggle = (key: string) =>
    setChosen(
      new Set(chosen.has(key) ? [...chosen].filter((one) => one !== key) : [...chosen, key]),
    );
  return (
    <Dialog
      title={t("Rename this page")}
      onClose={onClose}
      buttons={
        <button type="button" className="main" aria-disabled={attempt.isBusy} onClick={attempt.run}>
          {t("Rename")}
        </button>
      }
    >
      {[...names].map(([code, text]) => (
        <label key={code ?? ""} className="field">
          {code ? `${t("New name")} (${t(languageName(code))})` : t("New name")}
          <input
            value={text}
            lang={code}
            onChange={({ target }) => setNames(new Map(names).set(code, target.value))}
          />
        </label>
      ))}
      {called.length > 0 && (
        <fieldset>
          <legend>{t("It is called so here, too. Change it there as well?")}</legend>
          {called.map((reference) => (
            <label key={keyOfReference(reference)} className="option">
              <input
                type="checkbox"
                checked={chosen.has(keyOfReference(reference))}
                onChange={() => toggle(keyOfReference(reference))}
              />{" "}
              {reference.label}
              {reference.lang && ` (${t(languageName(reference.lang))})`}
            </label>
          ))}
        </fieldset>
      )}
      {sentences.length > 0 && (
        <details>
          <summary>
            {t("Sentences with its name, to change by hand: {count}", { count: sentences.length })}
          </summary>
          <ul>
            {sentences.map(({ file, path: place, label, text }) => (
              <li key={file + keyOf(place)}>
                <a href={addressOf(file, place)}>{label}</a>: “{text}”
              </li>
            ))}
          </ul>
        </details>
      )}
      {attempt.said}
    </Dialog>
  );
}

interface DeleteProps {
  path: string;
  title: string;
  links: readonly Reference[];
  onDone: () => void;
  onClose: () => void;
}

function Delete({ path, title, links, onDone, onClose }: DeleteProps) {
  const site = useSite();
  const [takesOut, setTakesOut] = useState(true);
  const attempt = useAttempt(() => deletePage(site, path, takesOut ? links : []), onDone);
  return (
    <Dialog
      title={t("Delete {name}?", { name: title })}
      onClose={onClose}
      buttons={
        <button type="button" className="main" aria-disabled={attempt.isBusy} onClick={attempt.run}>
          {t("Delete this page")}
        </button>
      }
    >
      <p>{t("The page goes in every language. It can be taken back on the start page.")}</p>
      {links.length > 0 && (
        <>
          <p>{t("These places lead to it:")}</p>
          <ul>
            {links.map((link) => (
              <li key={keyOfReference(link)}>{link.label}</li>
            ))}
          </ul>
          <label className="option">
            <input
              type="checkbox"
              checked={takesOut}
              onChange={({ target }) => setTakesOut(target.checked)}
            />{" "}
            {t("Take it out there, too")}
          </label>
        </>
      )}
      {attempt.said}
    </Dialog>
  );
}
