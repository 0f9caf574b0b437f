import { useCallback, useEffect, useRef, useState } from "react";
import { answersAsText, hasAnswers, readAnswers } from "./answers";
import type { FormCopy } from "./form-copy";
import type { FieldDefinition } from "./form-definition";
import { useConfirmLeaving } from "./leaving";

/** Reads the answers from the inputs, and guards those that were not sent. */
export function useAnswers(fields: readonly FieldDefinition[], copy: FormCopy) {
  const element = useRef<HTMLFormElement>(null);
  const [isFilled, setIsFilled] = useState(false);
  const update = useCallback(
    (form: HTMLFormElement) => setIsFilled(hasAnswers(readAnswers(form, fields))),
    [fields],
  );
  // Answers from before hydration.
  useEffect(() => {
    if (element.current) update(element.current);
  }, [update]);
  useConfirmLeaving(isFilled);

  const current = () => element.current && readAnswers(element.current, fields);

  return {
    element,
    /** True if any field has an answer. */
    isFilled,
    update,
    /** For a form without answers. */
    empty: () => setIsFilled(false),
    current,
    /** Current answers as plain text; nothing if there are none. */
    currentText: () => {
      const answers = current();
      return answers && hasAnswers(answers) ? answersAsText(fields, answers, copy.questions) : "";
    },
  };
}
