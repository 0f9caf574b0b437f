import { type ComponentProps, useState } from "react";
import { toast } from "react-toastify/unstyled";
import { Toaster } from "./toaster";

/** Short messages in a top corner that disappear by themselves. */
export function useToasts(copy: ComponentProps<typeof Toaster>["copy"]) {
  const [hasToasts, setHasToasts] = useState(false);

  return {
    dismissToasts: () => toast.dismiss(),
    showToast(type: "success" | "error", text: string) {
      setHasToasts(true);
      toast[type](text);
    },
    /** Container for toasts. Render it anywhere on the page. */
    toaster: hasToasts && <Toaster copy={copy} />,
  };
}
