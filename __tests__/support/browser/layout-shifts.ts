import type { Page } from "@playwright/test";

/** A layout shift without user input. */
export interface Shift {
  /** Score of the layout-shift entry. */
  value: number;
  /** Elements that moved, with old and new position. */
  moved: string[];
}

type ShiftEntry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Records layout shifts on pages opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const name = (node: Node | null): string => {
      if (!node) return "something that is gone";
      const element = node instanceof Element ? node : node.parentElement;
      const words = (node.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
      return `<${element?.tagName.toLowerCase() ?? "?"} class="${element?.getAttribute("class") ?? ""}"> "${words}"`;
    };
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${Math.round(width)}x${Math.round(height)} at ${Math.round(x)},${Math.round(y)}`;

    const shifts: Shift[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as ShiftEntry[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${name(node)}: ${place(previousRect)} -> ${place(currentRect)}`,
        );
        shifts.push({ value, moved });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, {
      shiftsSoFar: () => {
        note(observer.takeRecords());
        return shifts;
      },
    });
  });
}

/** Returns all layout shifts so far, after two more frames. */
export const shiftsOn = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    const watched = window as unknown as { shiftsSoFar: () => Shift[] };
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return watched.shiftsSoFar();
  });

export const totalShift = (shifts: readonly Shift[]): number =>
  shifts.reduce((total, { value }) => total + value, 0);
