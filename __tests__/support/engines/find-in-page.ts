/** Finds elements with Testing Library. These functions run in the page. */
import type * as TestingLibrary from "@testing-library/dom";
import type { Found } from "./questions";

type SendableText = string | { source: string; flags: string } | undefined;

/** One step of a locator. */
export type Step =
  | { by: "role"; role: string; text: SendableText }
  | { by: "text"; text: SendableText }
  | { by: "css"; selector: string }
  | { by: "place"; index: number };

export type WithFinder = typeof globalThis & { TestingLibraryDom: typeof TestingLibrary };

/** Returns the elements that the steps find. */
export function findAll(steps: readonly Step[]): Found[] {
  const { within } = (window as unknown as WithFinder).TestingLibraryDom;
  const matcher = (text: SendableText) =>
    typeof text === "object" ? new RegExp(text.source, text.flags) : text;

  const below = (root: Found, step: Exclude<Step, { by: "place" }>): Found[] => {
    switch (step.by) {
      case "css":
        return [...root.querySelectorAll<Found>(step.selector)];
      case "role":
        return (
          within(root)
            .queryAllByRole(step.role, { name: matcher(step.text) })
            // Testing Library does not treat closed `details` as hidden.
            .filter((element) => element.checkVisibility())
        );
      case "text":
        return within(root).queryAllByText(matcher(step.text) ?? "");
    }
  };

  return steps.reduce<Found[]>(
    (found, step) => {
      if (step.by === "place") return found.slice(step.index).slice(0, 1);
      return [...new Set(found.flatMap((root) => below(root, step)))];
    },
    [document.documentElement],
  );
}

/** Returns the middle of the only element found, or why no pointer can reach it. */
export async function aimAt(found: Found[]): Promise<{ x: number; y: number } | string> {
  const [element] = found;
  if (!element || found.length > 1) return `There are ${found.length}.`;
  if (element.matches(":disabled")) return "It is disabled.";
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: Math.floor(left + width / 2), y: Math.floor(top + height / 2), width, height };
  };
  const isOnScreen = ({ x, y }: { x: number; y: number }) =>
    x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

  if (!isOnScreen(middle())) element.scrollIntoView({ block: "center", behavior: "instant" });
  const before = middle();
  await frame();
  await frame();
  const { x, y, width, height } = middle();
  if (x !== before.x || y !== before.y) return "It moves.";
  if (width === 0 || height === 0 || !element.checkVisibility()) return "It is hidden.";
  const hit = document.elementFromPoint(x, y);
  return hit && element.contains(hit)
    ? { x, y }
    : `Something is over it: ${hit?.outerHTML.slice(0, 100)}`;
}

type PressWatch = Window & { pressedElsewhere?: string };

/** Blocks the next press if it lands outside the element. */
export function stopPressElsewhere([element]: Found[]) {
  const page = window as PressWatch;
  delete page.pressedElsewhere;
  let isElsewhere: boolean | undefined;
  const controller = new AbortController();
  const decide = (event: Event) => {
    isElsewhere ??= !element?.contains(event.target as Node);
    if (isElsewhere) {
      page.pressedElsewhere = `It landed on ${(event.target as Element).outerHTML.slice(0, 100)}`;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type === "click") controller.abort();
  };
  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"])
    addEventListener(type, decide, { capture: true, signal: controller.signal });
}

/** Returns where the last press landed, if that was not its target. */
export const pressedElsewhere = () => (window as PressWatch).pressedElsewhere ?? null;
