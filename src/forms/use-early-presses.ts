import { type RefObject, useEffect } from "react";

/**
 * Does what the patient asked for before the page's script was there. The small loader in the page
 * (`src/inline/late-scripts.ts`) marks a form that was submitted, or a button that was pressed,
 * with `data-held`, and leaves everything alone that has `data-ready`.
 */
export function useEarlyPresses(
  root: RefObject<HTMLElement | null>,
  form: RefObject<HTMLFormElement | null>,
) {
  useEffect(() => {
    if (form.current) form.current.dataset.ready = "true";
    // The loader may have lost patience before a slow connection brought the last script.
    delete document.documentElement.dataset.scriptFailed;
    const held = [...(root.current?.querySelectorAll<HTMLElement>("[data-held]") ?? [])];
    for (const element of held) delete element.dataset.held;
    // Only one wish can be met: a print dialog would keep the message from leaving.
    if (form.current && held.includes(form.current)) form.current.requestSubmit();
    else held[0]?.click();
  }, [root, form]);
}
