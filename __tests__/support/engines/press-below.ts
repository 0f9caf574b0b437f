import type { BrowserPage, Pointer } from "./browser-page";

/** Result of one press. */
export interface Press {
  /** HTML of the target. */
  what: string;
  /** Whole pixels that the target moved between press and click. */
  moved: number;
  /** True if the click reached the target. */
  clicked: boolean;
  /** True if a warning appeared at the field. */
  doubted: boolean;
}

interface Place {
  x: number;
  y: number;
}

/** State that the page keeps between presses. */
interface Watch {
  presses: Press[];
  /** Prepares the next press and returns its coordinates; `null` at the end. */
  next: () => Promise<Place | null>;
}

interface Presses {
  field: string;
  /** An answer without a warning, and one with. */
  answers: readonly [good: string, doubtful: string];
  /** Maximum number of targets, the nearest first. */
  most?: number;
}

/**
 * Presses every target below a field, each right after typing into the field. Prevents the default
 * actions.
 */
export async function pressBelow(
  page: BrowserPage,
  pointer: Pointer,
  presses: Presses,
): Promise<Press[]> {
  await page.evaluate(watchPresses, presses);
  for (;;) {
    const place = await page.evaluate(nextPress);
    if (!place) return page.evaluate(pressesSoFar);
    await page.pressAt(place.x, place.y, pointer);
  }
}

// The functions below run in the page, so they cannot use anything outside of them.

const nextPress = () => (window as unknown as { watch: Watch }).watch.next();
const pressesSoFar = () => (window as unknown as { watch: Watch }).watch.presses;

function watchPresses({ field, answers: [good, doubtful], most }: Presses): void {
  const input = document.querySelector<HTMLInputElement>(`main form [name=${field}]`);
  if (!input) throw new Error(`There is no field ${field}.`);
  const below = [
    ...document.querySelectorAll("main :is(a, button, input, textarea, label, summary)"),
  ]
    .filter(
      (element) =>
        element.checkVisibility() &&
        // Leaves out content beside the form.
        input.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
        element.getBoundingClientRect().y >= input.getBoundingClientRect().bottom,
    )
    .slice(0, most);

  const presses: Press[] = [];
  let note: (event: Event) => void = () => undefined;
  const types = ["pointerup", "mouseup", "click"];
  const listener = (event: Event) => note(event);
  for (const type of types) addEventListener(type, listener, true);

  const write = (value: string) => {
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const whatIsSaid = () => input.getAttribute("aria-describedby");
  const nextTask = () => new Promise((later) => setTimeout(later));
  const nextFrame = () => new Promise(requestAnimationFrame);
  const soon = async (isSo: () => boolean, pause: () => Promise<unknown>) => {
    for (const end = performance.now() + 1_000; performance.now() < end; await pause()) {
      if (isSo()) return true;
    }
    return false;
  };
  const edgeOf = (element: Element) => element.getBoundingClientRect().y;
  const placeOf = (element: Element) => {
    // A link on two lines may have nothing in its middle.
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + Math.min(height / 2, 20)) };
  };
  /** Waits until the browser has not scrolled for some frames, which are long on a busy machine. */
  const untilStill = (element: Element) => {
    let last = NaN;
    let frames = 0;
    return soon(() => {
      const edge = edgeOf(element);
      frames = edge === last ? frames + 1 : 0;
      last = edge;
      return frames === 5;
    }, nextFrame);
  };
  /** True if the target is in the viewport and not below a sticky bar. */
  const isReachable = (element: Element) => {
    const { x, y } = placeOf(element);
    return element.contains(document.elementFromPoint(x, y));
  };
  /** Scrolls an element to the middle, so that the browser does not scroll when a press focuses it. */
  const bringIntoMiddle = async (element: Element) => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      await untilStill(element);
      if (isReachable(element)) return;
    }
    throw new Error(`This cannot be scrolled into view: ${element.outerHTML.slice(0, 90)}`);
  };

  let saidOfGood: string | null | undefined;
  const next = async () => {
    const press = presses.at(-1);
    if (press) {
      press.doubted = await soon(() => press.clicked && whatIsSaid() !== saidOfGood, nextTask);
    }
    const pressed = below.shift();
    if (!pressed) {
      for (const type of types) removeEventListener(type, listener, true);
      return null;
    }
    // Leaving the field takes the warning of the last press away.
    input.focus({ preventScroll: true });
    write(good);
    input.blur();
    if (saidOfGood === undefined) {
      await nextFrame();
      saidOfGood = whatIsSaid();
    }
    await soon(() => whatIsSaid() === saidOfGood, nextTask);
    input.focus({ preventScroll: true });
    write(doubtful);
    await bringIntoMiddle(pressed);
    const place = placeOf(pressed);
    note = watchPress(pressed);
    return place;
  };

  /** Adds a record for a press and returns its event listener. */
  const watchPress = (pressed: Element) => {
    const press: Press = {
      what: pressed.outerHTML.replace(/<svg.*<\/svg>/, "").slice(0, 90),
      moved: 0,
      clicked: false,
      doubted: false,
    };
    presses.push(press);
    const edge = edgeOf(pressed);
    return (event: Event) => {
      press.moved = Math.max(press.moved, Math.floor(Math.abs(edgeOf(pressed) - edge)));
      if (event.type !== "click") return;
      press.clicked ||= pressed.contains(event.target as Node);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
  };
  Object.assign(window, { watch: { presses, next } satisfies Watch });
}
