import { type ComponentProps, useState } from "react";
import { toast } from "react-toastify/unstyled";
import { Wording } from "../../components/wording";
import type { Words } from "../../lib/words";
import { Toaster } from "./toaster";

/** Short messages in a top corner that disappear by themselves. */
export function useToasts(copy: ComponentProps<typeof Toaster>["copy"]) {
  const [hasToasts, setHasToasts] = useState(false);

  return {
    dismissToasts: () => toast.dismiss(),
    showToast(type: "success" | "error", text: Words) {
      setHasToasts(true);
      toast[type](<Wording>{text}</Wording>);
    },
    /** Container for toasts. Render it anywhere on the page. */
    toaster: hasToasts && <Toaster copy={copy} />,
  };
}
