import { css } from "@emotion/react";
import X from "lucide-react/icons/x";
import { useEffect } from "react";
import { colors, radii, shadows, targetSize } from "../../styles/tokens";
import { TOAST_DURATION_MS, type ToastKind, type ToastWords } from "./toast";

interface Props {
  words: ToastWords;
  kind: ToastKind;
  text: string;
  onClose: () => void;
}

/** The same message in the same place for as long, where the toast library did not load. */
export function PlainToast({ words, kind, text, onClose }: Props) {
  useEffect(() => {
    const timer = setTimeout(onClose, TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [onClose]);

  return (
    <div role="alert" css={box} style={{ borderInlineStartColor: band[kind] }} data-plain-toast>
      <p>{text}</p>
      <button type="button" css={closeButton} aria-label={words.closeMessage} onClick={onClose}>
        <X size={22} aria-hidden />
      </button>
    </div>
  );
}

const band: Record<ToastKind, string> = { success: colors.brand, error: colors.error };

const box = css`
  position: fixed;
  inset: 1rem 1rem auto auto;
  z-index: 100;
  display: flex;
  align-items: center;
  gap: 0.5rem;
  width: min(24rem, 100vw - 2rem);
  min-height: 4rem;
  padding: 0.75rem 0.5rem 0.75rem 1rem;
  border: 1px solid ${colors.line};
  border-inline-start: 0.375rem solid;
  border-radius: ${radii.small};
  background: ${colors.page};
  box-shadow: ${shadows.raised};

  @media print {
    display: none;
  }
`;

const closeButton = css`
  display: grid;
  place-items: center;
  flex: none;
  min-width: ${targetSize};
  min-height: ${targetSize};
  margin-inline-start: auto;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: ${colors.ink};
  cursor: pointer;
`;
