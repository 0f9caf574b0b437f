import { type ComponentProps, type ReactNode, useCallback, useRef, useState } from "react";

type Library = typeof import("./toaster");
type ToastCopy = ComponentProps<Library["Toaster"]>["copy"];

interface Toasts {
  /** Preloads the library, so that a toast can still appear if the connection breaks. */
  loadToasts: () => void;
  dismissToasts: () => void;
  /** No-op if the library failed to load: the form's panel already shows the message and has focus. */
  showToast: (type: "success" | "error", text: string) => Promise<void>;
  /** Container for toasts. Render it anywhere on the page. */
  toaster: ReactNode;
}

const loadLibrary = (): Promise<Library | null> => import("./toaster").catch(() => null);

/** Short messages in a top corner that disappear by themselves. */
export function useToasts(copy: ToastCopy): Toasts {
  const loading = useRef<Promise<Library | null>>(undefined);
  const [library, setLibrary] = useState<Library | null>(null);

  const loadToasts = useCallback(() => {
    // Browsers of 2020 do not know `??=`.
    if (!loading.current) loading.current = loadLibrary();
  }, []);

  const dismissToasts = useCallback(() => library?.toast.dismiss(), [library]);

  const showToast = useCallback(async (type: "success" | "error", text: string) => {
    // Retries a preload that failed.
    const loaded = (await loading.current) ?? (await loadLibrary());
    setLibrary(loaded);
    loaded?.toast[type](text);
  }, []);

  return {
    loadToasts,
    dismissToasts,
    showToast,
    toaster: library && <library.Toaster copy={copy} />,
  };
}
