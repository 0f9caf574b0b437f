import { useState } from "react";
import { languageName } from "../../../lib/language";
import { inLanguageKey } from "../../values/combine";
import { Dialog } from "../dialog";
import { addressOf, keyOf, type Path } from "../route";
import { useSite } from "../site-context";
import { t } from "../words";
import { useAttempt } from "./attempt";
import { renamePage } from "./change-page";
import { keyOfReference, type Reference } from "./references";

interface RenamePageProps {
  path: string;
  titles: ReadonlyMap<string | undefined, string>;
  references: readonly Reference[];
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the new name, and where else to change it. */
export function RenamePage({ path, titles, references, onDone, onClose }: RenamePageProps) {
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
