import { type ComponentProps, useEffect, useState } from "react";
import { toast } from "react-toastify/unstyled";
import { Toaster } from "./toaster";

interface Message {
  type: "success" | "error";
  text: string;
}

/**
 * Short messages in a top corner that disappear by themselves.
 *
 * @param formId id of the form, which shows and dismisses only its own messages
 */
export function useToasts(formId: string, copy: ComponentProps<typeof Toaster>["copy"]) {
  const [message, setMessage] = useState<Message | null>(null);
  // In an effect, because the library drops the message of a container that it does not know yet.
  useEffect(() => {
    if (message) toast[message.type](message.text, { containerId: formId });
  }, [message, formId]);

  return {
    dismissToasts: () => {
      // Given a container that it does not know, the library dismisses the messages of all.
      if (message) toast.dismiss({ containerId: formId });
    },
    showToast: (type: Message["type"], text: string) => setMessage({ type, text }),
    /** Container for toasts. Render it anywhere on the page. */
    toaster: message && <Toaster id={formId} copy={copy} />,
  };
}
