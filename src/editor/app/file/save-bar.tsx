import { useEffect, useRef, useState } from "react";
import { goTo } from "../form/names";
import { type FieldProblem, useForm, useStore } from "../form/store";
import { useSite } from "../site-context";
import { t } from "../words";
import { Conflicts } from "./conflicts";
import { drafts } from "./drafts";
import { PageButton } from "./page-button";
import { ProblemList } from "./problem-list";
import { type SaveAnswer, saveForm, type SaveRequest, withTypedSince } from "./save";
import { useCheck } from "./use-check";

type Question = Extract<SaveAnswer, { conflicts: unknown } | { isDeleted: true }>;

/** The bar at the bottom: what is wrong, and the button that saves. */
export function SaveBar() {
  const site = useSite();
  const store = useForm();
  const isChanged = useStore((state) => state.isChanged);
  const [said, setSaid] = useState<{ words: string; of?: unknown }>({ words: "" });
  const [question, setQuestion] = useState<Question>();
  const [isSaving, setIsSaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const ofPage = useCheck();
  const { path } = store.file;
  /** Says something of what is in the form, until somebody types. */
  const say = (words: string) => setSaid({ words, of: store.value });

  const refuse = (refused: FieldProblem[]) => {
    store.update({ problems: refused, hasTried: true });
    say(t("Not saved: please correct this first."));
    const first = refused.find(({ path: field, isError }) => field && isError);
    if (!first?.path) return;
    store.reveal(first.path);
    goTo(first.path);
  };

  const finish = (
    request: SaveRequest,
    { saved, problems: found }: Extract<SaveAnswer, { saved: unknown }>,
  ) => {
    const value = withTypedSince(site, request, store.value, saved);
    const before = new Set(store.problems.map(({ message }) => message));
    const news = found.filter(
      ({ path: field, message, isNew }) => field && isNew && !before.has(message),
    );
    drafts.forgetHere(path);
    store.wasSaved({ value, texts: saved.texts }, saved.value);
    store.update({ problems: found });
    const where = site.files.preview
      ? t("Saved on this computer. Patients see it once it is published.")
      : t("Saved. Patients see it in a few minutes: the start page says when.");
    say([where, ...news.map(({ message }) => `${t("Please look:")} ${message}`)].join(" "));
  };

  async function save(more: Partial<SaveRequest> = {}) {
    const request = { path, value: store.value, texts: store.texts, ...more };
    setQuestion(undefined);
    setIsSaving(true);
    say(t("Saving …"));
    try {
      const answer = await saveForm(site, request);
      if ("saved" in answer) finish(request, answer);
      else if ("refused" in answer) refuse(answer.refused);
      else {
        say("");
        setQuestion(answer);
      }
    } catch (error) {
      say(t("Not saved. {reason}", { reason: (error as Error).message }));
    } finally {
      setIsSaving(false);
    }
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, repeat } = event;
      if (key.toLowerCase() !== "s" || ctrlKey === metaKey || shiftKey || altKey) return;
      // The browser would save the screen as a page.
      event.preventDefault();
      if (!repeat && !document.querySelector("dialog[open]")) button.current?.click();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

  const cancel = () => {
    setQuestion(undefined);
    say(t("Not saved."));
  };
  const value = useStore((state) => state.value);
  const isSaid = said.words !== "" && (isSaving || said.of === value);
  const status = isSaid ? said.words : ofPage || (isChanged ? t("Not saved yet.") : "");
  return (
    <section className="save-bar" aria-label={t("Save")}>
      <ProblemList />
      <p role="status">{status}</p>
      <span className="row">
        <PageButton />
        <button
          ref={button}
          type="button"
          className="main"
          aria-keyshortcuts="Control+S Meta+S"
          aria-disabled={isSaving}
          onClick={() => isSaving || void save()}
        >
          {t("Save")}
        </button>
      </span>
      {question && (
        <Conflicts
          conflicts={"conflicts" in question ? question.conflicts : []}
          onKeep={(choices) => void save({ choices })}
          onWriteAgain={() => void save({ writesAgain: true })}
          onCancel={cancel}
        />
      )}
    </section>
  );
}
