import { controlsIn } from "../../lib/form-controls";

function pathOf(control: Element): Element[] {
  const path: Element[] = [];
  for (let node: Element | null = control; node; node = node.parentElement) path.push(node);
  return path;
}

/** Remembers the controls of a form. Returns a function that puts back those that an extension has removed since. */
export function keepControls(form: HTMLFormElement): () => void {
  const paths = controlsIn(form).map(pathOf);
  return () => {
    for (const path of paths) {
      if (path[0]?.isConnected) continue;
      path.reduce((part, whole) => {
        if (part.parentNode !== whole) whole.append(part);
        return whole;
      });
    }
  };
}
