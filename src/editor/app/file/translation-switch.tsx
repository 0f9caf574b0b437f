import { languageName } from "../../../lib/language";
import { placesOf } from "../../values/file-value";
import { useForm, useStore } from "../form/store";
import { useSite } from "../site-context";
import { t } from "../words";

/** Shows or hides the other languages of the file. */
export function TranslationSwitch() {
  const store = useForm();
  const { others } = useSite();
  const isShown = useStore(({ showsTranslations }) => showsTranslations);
  if (placesOf(store.file.path, others).length < 2) return null;
  const languages = others.map((code) => t(languageName(code))).join(", ");
  return (
    <label>
      <input
        type="checkbox"
        checked={isShown}
        onChange={({ target }) => store.showTranslations(target.checked)}
      />{" "}
      {t("Show {languages}, too", { languages })}
    </label>
  );
}
