/**
 * react-toastify in the site's colors. It is a chunk of its own, which loads when a message is
 * sent; `use-toasts.tsx` is what the forms use.
 */
import { css } from "@emotion/react";
import X from "lucide-react/icons/x";
import { Icon } from "../../components/icon";
import { type CloseButtonProps, ToastContainer } from "react-toastify/unstyled";
import { colors, fonts, LIGHT_SURFACE, targetSize, typeScale } from "../../styles/tokens";
import { TOAST_DURATION_MS, type ToastCopy } from "./toast";
import { toastStyles } from "./toast-styles";

export { toast } from "react-toastify/unstyled";

/** The place at the top right where toasts appear. */
export const Toaster = ({ copy }: { copy: ToastCopy }) => (
  <div css={[toastStyles, siteColors]} {...{ [LIGHT_SURFACE]: "" }}>
    <ToastContainer
      position="top-right"
      autoClose={TOAST_DURATION_MS}
      theme="light"
      // Hides it from screen readers alone, to which it speaks English; our styles still draw it.
      hideProgressBar
      aria-label={copy.messages}
      closeButton={({ closeToast }: CloseButtonProps) => (
        <button type="button" css={closeButton} aria-label={copy.closeMessage} onClick={closeToast}>
          <Icon of={X} size={22} />
        </button>
      )}
    />
  </div>
);

const siteColors = css`
  color-scheme: light;
  --toastify-text-color-light: ${colors.ink};
  --toastify-color-success: ${colors.brand};
  --toastify-color-error: ${colors.error};
  --toastify-icon-color-success: ${colors.brand};
  --toastify-icon-color-error: ${colors.error};
  --toastify-color-progress-success: ${colors.brand};
  --toastify-color-progress-error: ${colors.error};
  --toastify-font-family: ${fonts.body};
  --toastify-toast-width: min(24rem, 100vw - 2rem);
  --toastify-toast-bd-radius: 0.625rem;
  font-size: ${typeScale.body};

  .Toastify__toast {
    border: 1px solid ${colors.line};
  }

  @media print {
    display: none;
  }
`;

const closeButton = css`
  display: grid;
  place-items: center;
  flex: none;
  align-self: flex-start;
  min-width: ${targetSize};
  min-height: ${targetSize};
  margin: -0.5rem -0.5rem -0.5rem auto;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: ${colors.ink};
  cursor: pointer;
`;
