import { type ReactNode, useEffect, useId, useRef } from "react";
import { t } from "./words";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons after that which closes it, on which a dialog that only asks begins. */
  buttons?: ReactNode;
}

/** The browser's own dialog. The focus is in it while it is open, and goes back when it closes. */
export function Dialog({ title, onClose, children, buttons }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
      <p className="row">
        <button type="button" onClick={onClose}>
          {t("Cancel")}
        </button>
        {buttons}
      </p>
    </dialog>
  );
}
