import { type ReactNode, useCallback, useRef, useState } from "react";
import type { ToastType, ToastCopy } from "./toast";

type Library = typeof import("./toaster");

interface Toasts {
  /**
   * Starts to load the toast library, so that it is there when there is something to say, also that
   * the connection has gone.
   */
  loadToasts: () => void;
  /** Takes older messages away, since something new is about to happen. */
  dismissToasts: () => void;
  /** Does nothing where the library did not load: the form's panel says the same, and has the focus. */
  showToast: (type: ToastType, text: string) => Promise<void>;
  /** Where toasts appear; it belongs somewhere on the page. */
  toaster: ReactNode;
}

const loadLibrary = (): Promise<Library | null> => import("./toaster").catch(() => null);

/** Short messages at the top right that go by themselves. */
export function useToasts(copy: ToastCopy): Toasts {
  const loading = useRef<Promise<Library | null>>(undefined);
  const [library, setLibrary] = useState<Library | null>(null);

  const loadToasts = useCallback(() => {
    // Browsers of 2020 do not know `??=`.
    if (!loading.current) loading.current = loadLibrary();
  }, []);

  const dismissToasts = useCallback(() => library?.toast.dismiss(), [library]);

  const showToast = useCallback(async (type: ToastType, text: string) => {
    // What did not load before may load now.
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
