import { type ReactNode, useCallback, useRef, useState } from "react";
import { PlainToast } from "./plain-toast";
import type { ToastKind, ToastWords } from "./toast";

/** How long a message waits for the toast library before it is shown without it. */
const LIBRARY_LIMIT_MS = 2000;

type Library = typeof import("./toaster");

interface Toasts {
  /**
   * Takes older messages away, since something new is about to happen, and starts to load the toast
   * library, so that it is there when there is something to say.
   */
  prepareToasts: () => void;
  showToast: (kind: ToastKind, text: string) => Promise<void>;
  /** Where toasts appear; it belongs somewhere on the page. */
  toaster: ReactNode;
}

const loadLibrary = (): Promise<Library | null> => import("./toaster").catch(() => null);

const nothingAfter = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));

/** Short messages at the top right that go by themselves. */
export function useToasts(words: ToastWords): Toasts {
  const loading = useRef<Promise<Library | null>>(undefined);
  const [library, setLibrary] = useState<Library | null>(null);
  const [plain, setPlain] = useState<{ kind: ToastKind; text: string; key: number }>();

  const prepareToasts = useCallback(() => {
    setPlain(undefined);
    library?.toast.dismiss();
    loading.current = loadLibrary();
  }, [library]);

  const showToast = useCallback(async (kind: ToastKind, text: string) => {
    const loaded = await Promise.race([
      loading.current ?? loadLibrary(),
      nothingAfter(LIBRARY_LIMIT_MS),
    ]);
    if (loaded) {
      setLibrary(loaded);
      loaded.toast[kind](text);
    } else {
      setPlain((last) => ({ kind, text, key: (last?.key ?? 0) + 1 }));
    }
  }, []);

  const closePlain = useCallback(() => setPlain(undefined), []);

  const toaster = (
    <>
      {library && <library.Toaster words={words} />}
      {plain && <PlainToast {...plain} key={plain.key} words={words} onClose={closePlain} />}
    </>
  );
  return { prepareToasts, showToast, toaster };
}
