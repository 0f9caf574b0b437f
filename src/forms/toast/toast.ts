import type { FormCopy } from "../components/form-copy";

/** How long a toast stays, as the specification says. */
export const TOAST_DURATION_MS = 5000;

export type ToastType = "success" | "error";
export type ToastCopy = Pick<FormCopy, "messages" | "closeMessage">;
