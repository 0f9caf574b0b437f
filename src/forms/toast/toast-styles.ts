/**
 * Our styles for react-toastify: it injects its own as a `style` element, which the pages' Content
 * Security Policy refuses. Toasts slide in and out in the top corner where lines end.
 */
import { css, keyframes } from "@emotion/react";
import { colors, forward, radii, typeScale } from "../../styles/tokens";

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

/** For the parent of `ToastContainer`. */
export const toastStyles = css`
  color-scheme: light;
  --toastify-icon-color-success: ${colors.brand};
  --toastify-icon-color-error: ${colors.error};

  @media print {
    display: none;
  }

  .Toastify__toast-container {
    position: fixed;
    top: max(1rem, env(safe-area-inset-top));
    inset-inline-end: max(1rem, env(safe-area-inset-left), env(safe-area-inset-right));
    z-index: 9999;
    display: grid;
    gap: 1rem;
    width: min(24rem, 100vw - 2rem);
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
