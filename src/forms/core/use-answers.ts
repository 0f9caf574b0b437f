import { useCallback, useEffect, useRef, useState } from "react";
import { type Answers, answersAsText, hasAnswers, readAnswers } from "./answers";
import type { FormCopy } from "./form-copy";
import { askedFields, type FieldDefinition } from "./form-definition";
import { useConfirmLeaving } from "./leaving";

/** Reads the answers from the inputs, and guards those that were not sent. */
export function useAnswers(fields: readonly FieldDefinition[], copy: FormCopy) {
  const element = useRef<HTMLFormElement>(null);
  const [isFilled, setIsFilled] = useState(false);
  /** Answers on which it depends what else is asked, as JSON, so that React sees whether they changed. */
  const [deciding, setDeciding] = useState("{}");
  const asked = askedFields(fields, JSON.parse(deciding) as Answers);
  const update = useCallback(
    (form: HTMLFormElement) => {
      const answers = readAnswers(form, fields);
      setIsFilled(hasAnswers(answers));
      const names = fields.flatMap(({ askedIf }) => askedIf?.field ?? []);
      setDeciding(JSON.stringify(Object.fromEntries(names.map((name) => [name, answers[name]]))));
    },
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
    empty: () => {
      setIsFilled(false);
      setDeciding("{}");
    },
    isAsked: (field: FieldDefinition) => asked.includes(field),
    current,
    /** Current answers as plain text; nothing if there are none. */
    currentText: () => {
      const answers = current();
      return answers && hasAnswers(answers) ? answersAsText(fields, answers, copy.questions) : "";
    },
  };
}
