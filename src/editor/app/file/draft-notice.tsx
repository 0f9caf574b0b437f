import { useState } from "react";
import { useForm } from "../form/store";
import { momentInWords, t } from "../words";
import { type Draft, drafts } from "./drafts";
import { openFile } from "./save";
import { useSite } from "../site-context";
import { ThrowAway } from "./throw-away";

/** Says that what is shown, or could be shown, was typed and not saved. */
export function DraftNotice() {
  const store = useForm();
  const site = useSite();
  const { path } = store.file;
  const [draft, setDraft] = useState<Draft | undefined>(() => drafts.of(path));
  if (!draft) return null;
  const isHere = drafts.isOfThisTab(draft);
  const time = momentInWords(draft.time);
  const take = () => {
    store.update({ value: draft.value, texts: draft.texts });
    drafts.forget(draft);
    drafts.keep(draft);
    setDraft(undefined);
  };
  const showSaved = async () => {
    if (isHere && draft.texts[path] === undefined) location.hash = "#/";
    else if (isHere) {
      const { value, texts } = await openFile(site, path);
      store.wasSaved({ value, texts }, value);
    }
    setDraft(undefined);
  };
  return (
    <section className="notice" aria-label={t("Not saved")}>
      <p>
        {isHere
          ? t("Here is what you typed and did not save: {time}.", { time })
          : t("Something was typed here in another tab, or earlier, and not saved: {time}.", {
              time,
            })}
      </p>
      <p className="row">
        {!isHere && (
          <button type="button" className="main" onClick={take}>
            {t("Continue with it")}
          </button>
        )}
        <ThrowAway draft={draft} onDone={() => void showSaved()} />
      </p>
    </section>
  );
}
