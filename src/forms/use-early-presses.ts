import { type RefObject, useEffect, useState } from "react";
import { submitForm } from "./submit-form";

/**
 * Does what the patient asked for before the page's script was there. The small loader in the page
 * (`src/inline/late-scripts.ts`) marks a form that was submitted, or a button that was pressed,
 * with `data-held`, and leaves everything alone that has `data-ready`.
 *
 * @returns whether the page said that it could not send, before a slow connection brought the last
 *   script after all. Whoever read that must hear that it holds no longer, and press again.
 */
export function useEarlyPresses(
  root: RefObject<HTMLElement | null>,
  form: RefObject<HTMLFormElement | null>,
): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (form.current) form.current.dataset.ready = "true";
    const { dataset } = document.documentElement;
    setIsLate("scriptFailed" in dataset);
    // From the first message on, what became of it is said elsewhere.
    form.current?.addEventListener("submit", () => setIsLate(false), { once: true });
    delete dataset.scriptFailed;
    const held = [...(root.current?.querySelectorAll<HTMLElement>("[data-held]") ?? [])];
    for (const element of held) delete element.dataset.held;
    // Only one wish can be met: a print dialog would keep the message from leaving.
    if (form.current && held.includes(form.current)) submitForm(form.current);
    else held[0]?.click();
  }, [root, form]);
  return isLate;
}
