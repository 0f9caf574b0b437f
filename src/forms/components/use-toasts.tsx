import { css, keyframes } from "@emotion/react";
import * as X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { type CloseButtonProps, Slide, toast, ToastContainer } from "react-toastify/unstyled";
import { Icon } from "../../components/icon";
import { colors, forward, LIGHT_SURFACE, radii, targetSize, typeScale } from "../../styles/tokens";
import type { FormCopy } from "../core/form-copy";
const DURATION_MS = 5_000;

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
const Toaster = ({ id, copy }: ToasterProps) =>
  createPortal(
    <div css={toastStyles} {...{ [LIGHT_SURFACE]: "" }}>
      <ToastContainer
        containerId={id}
        position="top-right"
        autoClose={DURATION_MS}
        transition={Slide}
        theme="light"
        // Hides the bar from screen readers, to which it speaks English. Our styles still show it.
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

const slideIn = keyframes`
  from {
    transform: translateX(calc(110% * ${forward}));
  }
`;

const slideOut = keyframes`
  to {
    opacity: 0;
    transform: translateX(calc(110% * ${forward}));
  }
`;

const runOut = keyframes`
  to {
    transform: scaleX(0);
  }
`;

/** Our styles: react-toastify injects its own as a `style` element, which the Content Security Policy refuses. */
const toastStyles = css`
  color-scheme: light;
  --toastify-icon-color-success: ${colors.brand};
  --toastify-icon-color-error: ${colors.error};

  @media print {
    display: none;
  }

  .Toastify__toast-container {
    display: grid;
    gap: 1rem;
  }

  .Toastify__toast {
    --y: 0px;
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.625rem;
    padding: 0.875rem;
    border: 1px solid ${colors.line};
    border-radius: ${radii.small};
    background: #fff;
    box-shadow: 0 4px 12px rgb(0 0 0 / 10%);
    color: ${colors.ink};
    font-size: ${typeScale.body};
    overflow-wrap: anywhere;
    touch-action: none;
    cursor: pointer;
  }

  .Toastify__toast-icon {
    display: flex;
    flex: none;
    width: 22px;
  }

  /* A toast stays in the page until the animation of its class ends. */
  .Toastify--animate {
    animation: ${slideIn} 0.3s both;
  }

  .Toastify__slide-exit--top-right {
    animation-name: ${slideOut};
  }

  .Toastify__progress-bar--wrp {
    position: absolute;
    inset: auto 0 0;
    overflow: hidden;
    height: 5px;
    border-radius: 0 0 ${radii.small} ${radii.small};
  }

  /* The toast closes when the progress bar's animation ends. */
  .Toastify__progress-bar {
    height: 100%;
    background: ${colors.brand};
    transform-origin: calc(50% - 50% * ${forward});
    animation: ${runOut} linear forwards;
  }

  .Toastify__progress-bar--error {
    background: ${colors.error};
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
