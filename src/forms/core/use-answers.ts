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
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    // Answers from before hydration.
    update(form);
    // Without this, Firefox keeps what was ticked after a reload. In HTML these controls have no such attribute.
    for (const control of form.querySelectorAll("[type=radio], [type=checkbox]"))
      control.setAttribute("autocomplete", "off");
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
