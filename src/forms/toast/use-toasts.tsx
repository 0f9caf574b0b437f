import { type ComponentProps, useEffect, useState } from "react";
import { toast } from "react-toastify/unstyled";
import { Wording } from "../../components/wording";
import type { Words } from "../../lib/words";
import { showResultBelow, Toaster } from "./toaster";

/** Text of a short message. Its effect runs when the message has its place in the page. */
function MessageText({ text }: Pick<Message, "text">) {
  useEffect(showResultBelow, []);
  return <Wording>{text}</Wording>;
}

interface Message {
  type: "success" | "error";
  text: Words;
}

/**
 * Short messages in a top corner that disappear by themselves.
 *
 * @param formId id of the form, which shows and dismisses only its own messages
 */
export function useToasts(formId: string, copy: ComponentProps<typeof Toaster>["copy"]) {
  const [message, setMessage] = useState<Message | null>(null);
  const containerId = `${formId}-toasts`;
  // In an effect, because the library drops the message of a container that it does not know yet.
  useEffect(() => {
    if (!message) return;
    const { type, text } = message;
    toast[type](<MessageText text={text} />, { containerId });
  }, [message, containerId]);

  return {
    dismissToasts: () => {
      // Given a container that it does not know, the library dismisses the messages of all.
      if (message) toast.dismiss({ containerId });
    },
    showToast: (type: Message["type"], text: Words) => setMessage({ type, text }),
    /** Container for toasts. Render it anywhere on the page. */
    toaster: message && <Toaster id={containerId} copy={copy} />,
  };
}
