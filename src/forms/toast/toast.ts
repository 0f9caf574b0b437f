import type { FormWords } from "../components/form-words";

/** How long a toast stays, as the specification says. */
export const TOAST_DURATION_MS = 5000;

export type ToastType = "success" | "error";
export type ToastWords = Pick<FormWords, "messages" | "closeMessage">;
