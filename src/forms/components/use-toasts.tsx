import { css } from "@emotion/react";
import * as X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { createPortal, preinit } from "react-dom";
import { type CloseButtonProps, Slide, toast, ToastContainer } from "react-toastify/unstyled";
import { Icon } from "../../components/icon";
import { colors, LIGHT_SURFACE, targetSize } from "../../styles/tokens";
import type { FormCopy } from "../core/form-copy";

/** Folder of the site: see `here` in `src/lib/paths.ts`, whose module would add 0.4 KB to the scripts of a form. */
declare const __BASE_PATH__: string;

const DURATION_MS = 5_000;

/** The library's style sheet, copied into the site by the build. The page's policy refuses the one that the library injects. */
const STYLES = `${__BASE_PATH__}/react-toastify.css`;

/** Returns the corner of the screen in which the messages of all forms of the page stand, one below the other. */
function corner(): HTMLElement {
  const existing = document.querySelector<HTMLElement>("[data-toasts]");
  if (existing) return existing;
  const added = document.createElement("div");
  added.setAttribute("data-toasts", "");
  // Each form has a React of its own, so none of them can render what surrounds all.
  Object.assign(added.style, {
    position: "fixed",
    top: "max(1rem, env(safe-area-inset-top))",
    insetInlineEnd: "max(1rem, env(safe-area-inset-left), env(safe-area-inset-right))",
    zIndex: "9999",
    display: "grid",
    gap: "1rem",
    width: "min(24rem, 100vw - 2rem)",
  });
  document.body.append(added);
  return added;
}

/**
 * Scrolls the result that has the focus below the messages. In large text they are high, and would cover its buttons.
 * A zoomed page may have no room for both: then the heading of the result stays where it is in view.
 */
function showResultBelow() {
  const { activeElement: result } = document;
  if (!result?.matches("[role=group]")) return;
  const { top } = result.getBoundingClientRect();
  const { bottom } = corner().getBoundingClientRect();
  const heading = (result.querySelector("h3")?.getBoundingClientRect().bottom ?? top) - top;
  if (bottom > top && bottom + heading <= innerHeight)
    window.scrollBy({ top: top - bottom, behavior: "instant" });
}

interface ToasterProps {
  /** Also in the page. Two containers of one id would replace each other. */
  id: string;
  copy: Pick<FormCopy, "messages" | "closeMessage">;
}

/** Container for toasts, which slide in and out in the top corner where lines end. */
function Toaster({ id, copy }: ToasterProps) {
  const isFromTheRight = document.documentElement.dir === "rtl";
  return createPortal(
    <div css={toastStyles} {...{ [LIGHT_SURFACE]: "" }}>
      <ToastContainer
        containerId={id}
        position={isFromTheRight ? "top-left" : "top-right"}
        rtl={isFromTheRight}
        autoClose={DURATION_MS}
        transition={Slide}
        theme="light"
        // Hides the bar from screen readers, to which it speaks English. The style below still shows it.
        hideProgressBar
        // The text has the role: the library removes its own as a message leaves, and Firefox reads it again.
        role={undefined}
        aria-label={copy.messages}
        closeButton={({ closeToast }: CloseButtonProps) => (
          <button
            type="button"
            css={closeButton}
            aria-label={copy.closeMessage}
            onClick={closeToast}
          >
            <Icon of={X} size={22} />
          </button>
        )}
      />
    </div>,
    corner(),
  );
}

/** Text of a short message. Its effect runs when the message has its place in the page. */
function MessageText({ text }: Pick<Message, "text">) {
  useEffect(showResultBelow, []);
  return (
    <span key={text} role="alert">
      {text}
    </span>
  );
}

interface Message {
  type: "success" | "error";
  text: string;
}

/** Short messages in a top corner that disappear by themselves. Each form shows and dismisses only its own. */
export function useToasts(formId: string, copy: ToasterProps["copy"]) {
  const [message, setMessage] = useState<Message | null>(null);
  const containerId = `${formId}-toasts`;
  // Loads the style sheet once the form is hydrated, so that no page waits for it.
  useEffect(() => preinit(STYLES, { as: "style" }), []);
  // In an effect, because the library drops the message of a container that it does not know yet.
  useEffect(() => {
    if (!message) return;
    const { type, text } = message;
    toast[type](<MessageText text={text} />, { containerId });
  }, [message, containerId]);

  return {
    dismissToasts: () => {
      // Given a container that it does not know, the library dismisses the messages of all.
      if (message) toast.dismiss({ containerId });
    },
    showToast: (type: Message["type"], text: string) => setMessage({ type, text }),
    /** Container for toasts. Render it anywhere on the page. */
    toaster: message && <Toaster id={containerId} copy={copy} />,
  };
}

/** The light look of the library's style sheet, in the colors of the site. */
const toastStyles = css`
  color-scheme: light;
  --toastify-color-progress-success: ${colors.brand};
  --toastify-color-progress-error: ${colors.error};
  --toastify-icon-color-success: ${colors.brand};
  --toastify-icon-color-error: ${colors.error};
  --toastify-text-color-light: ${colors.ink};
  --toastify-font-family: inherit;
  --toastify-toast-width: 100%;

  @media print {
    display: none;
  }

  .Toastify__toast-container {
    position: static;
    width: auto;
    transform: none;
  }

  .Toastify__toast {
    overflow-wrap: anywhere;
  }

  .Toastify__progress-bar--wrp[data-hidden="true"] {
    opacity: 1;
  }
`;

const closeButton = css`
  display: grid;
  place-items: center;
  flex: none;
  align-self: flex-start;
  min-width: ${targetSize};
  min-height: ${targetSize};
  margin-block: -0.5rem;
  margin-inline: auto -0.5rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: ${colors.ink};
  cursor: pointer;
`;
