/** Opens a file on the screen, and moves the focus to a field in it. */
import type { ValuePath } from "../../content/schema/value-path";
import { mayLeave } from "./may-leave";
import type { Place } from "./places";

/** Attempts to reach a field, one every `WAIT_MS`: the screen renders what is in the viewport. */
const ATTEMPTS = 300;

const WAIT_MS = 50;

/** Button that unfolds an entry of a list. The button of its menu stands beside it. */
const FOLDED = ':scope > .item > .header [aria-expanded="false"]:not([aria-haspopup])';

const wait = () => new Promise((resolve) => setTimeout(resolve, WAIT_MS));

/** Returns a signal that aborts once somebody presses a key, a mouse button or the touch screen, or scrolls. */
export function untilTouched(): AbortSignal {
  const touched = new AbortController();
  for (const event of ["pointerdown", "keydown", "wheel"]) {
    addEventListener(event, () => touched.abort(), { capture: true, signal: touched.signal });
  }
  return touched.signal;
}

export async function goToField({ route, locale }: Place, path: ValuePath = []): Promise<void> {
  if (location.hash !== route) {
    if (!mayLeave()) return;
    location.hash = route;
  }
  const touched = untilTouched();
  for (let attempt = 0; attempt < ATTEMPTS && path.length > 0; attempt += 1) {
    const field = fieldAt(locale, path);
    if (touched.aborted || field?.contains(document.activeElement)) return;
    // Sveltia CMS unfolds the groups around the field, and moves the focus to it once it is rendered.
    postMessage(
      { type: "highlight-editor-field", payload: { locale, keyPath: path.map(String).join(".") } },
      location.origin,
    );
    if (!field) {
      const around = nearestTo(locale, path) ?? firstUnrendered(locale);
      around?.scrollIntoView({ block: "start" });
      // Sveltia CMS does not unfold blocks, whose fields depend on their type.
      around?.querySelector<HTMLElement>(FOLDED)?.click();
    }
    await wait();
  }
}

const fieldAt = (locale: string, path: ValuePath) =>
  document.querySelector(
    `.pane[data-locale="${locale}"] .field[data-key-path="${path.map(String).join(".")}"]`,
  );

/** Returns a field, or the innermost rendered group or entry of a list around it. */
export function nearestTo(locale: string, path: ValuePath): Element | undefined {
  const field = fieldAt(locale, path);
  if (field) return field;
  for (let length = path.length - 1; length > 0; length -= 1) {
    const group = fieldAt(locale, path.slice(0, length));
    const step = path[length];
    const entry = typeof step === "number" && group?.querySelector(".item-list")?.children[step];
    if (group) return entry || group;
  }
  return undefined;
}

const firstUnrendered = (locale: string) =>
  document.querySelector(`.pane[data-locale="${locale}"] .placeholder`);
