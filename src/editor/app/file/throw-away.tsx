import { useState } from "react";
import { Dialog } from "../dialog";
import { momentInWords, t } from "../words";
import { type Draft, drafts } from "./drafts";

interface ThrowAwayProps {
  draft: Draft;
  /** Name of the button, where there are several. */
  label?: string;
  onDone: () => void;
}

/** The button that throws a draft away. It asks first: nothing brings the draft back. */
export function ThrowAway({ draft, label, onDone }: ThrowAwayProps) {
  const [isAsking, setIsAsking] = useState(false);
  const throwAway = () => {
    setIsAsking(false);
    drafts.forget(draft);
    onDone();
  };
  return (
    <>
      <button
        type="button"
        className={label && "small"}
        aria-label={label}
        onClick={() => setIsAsking(true)}
      >
        {t("Throw it away")}
      </button>
      {isAsking && (
        <Dialog
          title={t("Throw away what was typed?")}
          onClose={() => setIsAsking(false)}
          buttons={
            <button type="button" className="main" onClick={throwAway}>
              {t("Throw it away")}
            </button>
          }
        >
          <p>
            {t("It was typed {time} and not saved. It cannot be brought back.", {
              time: momentInWords(draft.time),
            })}
          </p>
        </Dialog>
      )}
    </>
  );
}
