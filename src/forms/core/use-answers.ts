import { useCallback, useEffect, useRef, useState } from "react";
import { confirmLeaving } from "../../lib/confirm-leaving";
import { hasAnswers, readAnswers } from "./answers";
import { type Answers, askedFields, type FieldDefinition } from "./form-definition";

/** Asks before the patient leaves unsent answers. A listener would keep an empty form out of the back/forward cache. */
function useConfirmLeaving(hasUnsentAnswers: boolean) {
  useEffect(() => {
    if (!hasUnsentAnswers) return;
    // Not one function for all: the page would stop asking for every form once one of them is empty.
    const listener = (event: BeforeUnloadEvent) => confirmLeaving(event);
    window.addEventListener("beforeunload", listener);
    return () => window.removeEventListener("beforeunload", listener);
  }, [hasUnsentAnswers]);
}

/** Reads the answers from the inputs, and guards those that were not sent. */
export function useAnswers(fields: readonly FieldDefinition[]) {
  const element = useRef<HTMLFormElement>(null);
  const [isFilled, setIsFilled] = useState(false);
  /** Answers on which it depends what else is asked. */
  const [deciding, setDeciding] = useState<Answers>({});
  const asked = askedFields(fields, deciding);
  const update = useCallback(
    (form: HTMLFormElement) => {
      const answers = readAnswers(form, fields);
      setIsFilled(hasAnswers(answers));
      const names = fields.flatMap(({ askedIf }) => askedIf?.field ?? []);
      setDeciding((before) =>
        names.every((name) => answers[name] === before[name]) ? before : answers,
      );
    },
    [fields],
  );
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    // Answers from before hydration.
    update(form);
    // With it, WebKit would empty all of the form when the page leaves its back/forward cache.
    form.removeAttribute("autocomplete");
  }, [update]);
  useConfirmLeaving(isFilled);

  const current = () => {
    const answers = element.current && readAnswers(element.current, fields);
    return answers && hasAnswers(answers) ? answers : null;
  };

  return {
    element,
    isFilled,
    update,
    /** For a form without answers. */
    empty: () => {
      setIsFilled(false);
      setDeciding({});
    },
    isAsked: (field: FieldDefinition) => asked.includes(field),
    /** Current answers; `null` if there are none. */
    current,
  };
}
