import { useCallback, useState } from "react";
import { fieldNamed, isTransferFieldName, type TransferFieldName } from "./transfer-fields";
import type { TransferWords } from "./transfer-words";
import { type Warning, warningFor } from "./warning-for";

type Warnings = Partial<Record<TransferFieldName, Warning>>;

const answerOf = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;

/**
 * Doubts about answers. They come when the patient leaves a field, not while typing, and go as soon
 * as the answer is put right.
 */
export function useWarnings(words: TransferWords) {
  const [warnings, setWarnings] = useState<Warnings>({});
  const [latest, setLatest] = useState<TransferFieldName>();

  /** Looks at the answer of a field that was left. */
  const lookAt = useCallback((target: EventTarget) => {
    const control = answerOf(target);
    if (!control || !isTransferFieldName(control.name)) return;
    const { name, value } = control;
    const warning = warningFor(fieldNamed(name), value, new Date()) ?? undefined;
    setWarnings((current) =>
      current[name] === warning ? current : { ...current, [name]: warning },
    );
    setLatest(warning && name);
  }, []);

  /** Looks again at the answer of a field that is being changed and has a warning. */
  const lookAgainAt = useCallback(
    (target: EventTarget) => {
      const control = answerOf(target);
      if (control && isTransferFieldName(control.name) && warnings[control.name]) lookAt(control);
    },
    [lookAt, warnings],
  );

  const clearWarnings = useCallback(() => {
    setWarnings({});
    setLatest(undefined);
  }, []);

  const warningText = (name: TransferFieldName) => {
    const warning = warnings[name];
    return warning && words.warnings[warning];
  };

  return {
    warningText,
    /** The newest warning, for screen readers. */
    announcement: latest && `${words.questions[latest].label}: ${warningText(latest)}`,
    lookAt,
    lookAgainAt,
    clearWarnings,
  };
}
