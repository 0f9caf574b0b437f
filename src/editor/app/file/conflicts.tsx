import { useState } from "react";
import type { Conflict } from "../../values/merge-changes";
import { Dialog } from "../dialog";
import { t } from "../words";
import { type Choice, keyOfConflict } from "./save";

interface ConflictsProps {
  /** Values that both changed; none if somebody deleted the file. */
  conflicts: readonly Conflict[];
  onKeep: (choices: ReadonlyMap<string, Choice>) => void;
  onWriteAgain: () => void;
  onCancel: () => void;
}

/** Asks what to keep where somebody else changed the same, or deleted the file. */
export function Conflicts({ conflicts, onKeep, onWriteAgain, onCancel }: ConflictsProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(
    () => new Map(conflicts.map((conflict) => [keyOfConflict(conflict), "ours"])),
  );
  if (conflicts.length === 0)
    return (
      <Dialog
        title={t("Somebody else deleted this file while you had it open.")}
        onClose={onCancel}
        buttons={
          <button type="button" className="main" onClick={onWriteAgain}>
            {t("Write it again")}
          </button>
        }
      >
        <p>{t("What you typed stays here.")}</p>
      </Dialog>
    );
  return (
    <Dialog
      title={t("Somebody else changed the same")}
      onClose={onCancel}
      buttons={
        <button type="button" className="main" onClick={() => onKeep(choices)}>
          {t("Save")}
        </button>
      }
    >
      {conflicts.map((conflict) => {
        const key = keyOfConflict(conflict);
        const option = (choice: Choice, words: string, value: string | undefined) => (
          <label className="option">
            <input
              type="radio"
              name={key}
              checked={choices.get(key) === choice}
              onChange={() => setChoices(new Map(choices).set(key, choice))}
            />{" "}
            <strong>{words}</strong> {value ?? t("(deleted)")}
          </label>
        );
        return (
          <fieldset key={key}>
            <legend>{conflict.labels.map((label) => t(label)).join(", ") || t("This file")}</legend>
            {option("ours", t("Yours:"), conflict.ours)}
            {option("theirs", t("In the file now:"), conflict.theirs)}
          </fieldset>
        );
      })}
    </Dialog>
  );
}
