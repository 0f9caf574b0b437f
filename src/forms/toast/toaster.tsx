/**
 * react-toastify, in a chunk of its own that loads when someone types. Forms use it through
 * `use-toasts.tsx`.
 */
import { css } from "@emotion/react";
import X from "lucide-react/icons/x";
import { type CloseButtonProps, Slide, ToastContainer } from "react-toastify/unstyled";
import { Icon } from "../../components/icon";
import { colors, LIGHT_SURFACE, targetSize } from "../../styles/tokens";
import type { FormCopy } from "../components/form-copy";
import { toastStyles } from "./toast-styles";

export { toast } from "react-toastify/unstyled";

const DURATION_MS = 5_000;

/** Container for toasts, in the top corner where lines end. */
export const Toaster = ({ copy }: { copy: Pick<FormCopy, "messages" | "closeMessage"> }) => (
  <div css={toastStyles} {...{ [LIGHT_SURFACE]: "" }}>
    <ToastContainer
      position="top-right"
      autoClose={DURATION_MS}
      transition={Slide}
      theme="light"
      // Hides the bar from screen readers, to which it speaks English. Our styles still show it.
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
