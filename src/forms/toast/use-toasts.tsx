import { type ComponentProps, useRef, useState } from "react";
import type { Words } from "../../lib/words";
import { Wording } from "../../components/wording";

type Library = typeof import("./toaster");
type ToastCopy = ComponentProps<Library["Toaster"]>["copy"];

const loadLibrary = (): Promise<Library | null> =>
  import(/* webpackChunkName: "toaster" */ "./toaster").catch(() => null);

/** Short messages in a top corner that disappear by themselves. */
export function useToasts(copy: ToastCopy) {
  const loading = useRef<Promise<Library | null>>(undefined);
  const [library, setLibrary] = useState<Library | null>(null);

  return {
    /** Preloads the library, so that a toast can still appear if the connection breaks. */
    loadToasts() {
      // Browsers of 2020 do not know `??=`.
      if (!loading.current) loading.current = loadLibrary();
    },
    dismissToasts: () => library?.toast.dismiss(),
    /** No-op if the library failed to load: the form's panel already shows the message and has focus. */
    async showToast(type: "success" | "error", text: Words) {
      // Retries a preload that failed.
      const loaded = (await loading.current) ?? (await loadLibrary());
      setLibrary(loaded);
      loaded?.toast[type](<Wording>{text}</Wording>);
    },
    /** Container for toasts. Render it anywhere on the page. */
    toaster: library && <library.Toaster copy={copy} />,
  };
}
