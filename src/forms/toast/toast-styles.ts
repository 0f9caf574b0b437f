/**
 * How react-toastify's toasts look and move. Its own styles come as a style element, which the pages'
 * Content Security Policy refuses, and are ten times as much, for toasts of every kind and place.
 */
import { css, keyframes } from "@emotion/react";

const EDGE = "16px";

/** As wide as phones are where a toast takes all of the width. */
const PHONE = "@media only screen and (max-width: 480px)";

const enter = keyframes`
  from,
  60%,
  75%,
  90%,
  to {
    animation-timing-function: cubic-bezier(0.215, 0.61, 0.355, 1);
  }
  from {
    opacity: 0;
    transform: translate3d(3000px, 0, 0);
  }
  60% {
    opacity: 1;
    transform: translate3d(-25px, 0, 0);
  }
  75% {
    transform: translate3d(10px, 0, 0);
  }
  90% {
    transform: translate3d(-5px, 0, 0);
  }
  to {
    transform: none;
  }
`;

const leave = keyframes`
  20% {
    opacity: 1;
    transform: translate3d(-20px, 0, 0);
  }
  to {
    opacity: 0;
    transform: translate3d(2000px, 0, 0);
  }
`;

const popIn = keyframes`
  from {
    opacity: 0;
    transform: scale3d(0.3, 0.3, 0.3);
  }
  50% {
    opacity: 1;
  }
`;

const runOut = keyframes`
  from {
    transform: scaleX(1);
  }
  to {
    transform: scaleX(0);
  }
`;

/** For what `ToastContainer` is in. */
export const toastStyles = css`
  .Toastify__toast-container {
    position: fixed;
    top: max(${EDGE}, env(safe-area-inset-top));
    right: max(${EDGE}, env(safe-area-inset-right));
    z-index: 9999;
    display: flex;
    flex-direction: column;
    align-items: end;
    width: fit-content;

    ${PHONE} {
      top: env(safe-area-inset-top);
      left: env(safe-area-inset-left);
      width: 100vw;
    }
  }

  .Toastify__toast {
    --y: 0px;
    position: relative;
    z-index: 0;
    display: flex;
    flex: 1 auto;
    align-items: center;
    box-sizing: border-box;
    width: var(--toastify-toast-width);
    min-height: 64px;
    max-height: 800px;
    margin-bottom: 1rem;
    padding: 14px;
    border-radius: var(--toastify-toast-bd-radius);
    background: #fff;
    box-shadow: 0 4px 12px rgb(0 0 0 / 10%);
    color: var(--toastify-text-color-light);
    font-family: var(--toastify-font-family);
    word-break: break-word;
    touch-action: none;

    ${PHONE} {
      width: 100%;
      margin-bottom: 0;
      border-radius: 0;
    }
  }

  .Toastify__toast--close-on-click {
    cursor: pointer;
  }

  .Toastify__toast-icon {
    display: flex;
    flex-shrink: 0;
    width: 22px;
    margin-inline-end: 10px;
  }

  .Toastify--animate {
    animation-duration: 0.5s;
    animation-fill-mode: both;
  }

  .Toastify__bounce-enter--top-right {
    animation-name: ${enter};
  }

  .Toastify__bounce-exit--top-right {
    animation-name: ${leave};
  }

  .Toastify--animate-icon {
    animation-duration: 0.3s;
    animation-fill-mode: both;
  }

  .Toastify__zoom-enter {
    animation-name: ${popIn};
  }

  .Toastify__progress-bar--wrp {
    position: absolute;
    bottom: 0;
    left: 0;
    overflow: hidden;
    width: 100%;
    height: 5px;
    border-bottom-left-radius: var(--toastify-toast-bd-radius);
  }

  .Toastify__progress-bar--bg {
    width: 100%;
    height: 100%;
    opacity: 0.2;
  }

  .Toastify__progress-bar {
    position: absolute;
    bottom: 0;
    left: 0;
    z-index: 1;
    width: 100%;
    height: 100%;
    opacity: 0.7;
    transform-origin: left;
  }

  .Toastify__progress-bar--animated {
    animation: ${runOut} linear 1 forwards;
  }

  .Toastify__progress-bar--success {
    background: var(--toastify-color-progress-success);
  }

  .Toastify__progress-bar--error {
    background: var(--toastify-color-progress-error);
  }
`;
