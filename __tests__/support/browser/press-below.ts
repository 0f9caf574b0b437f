/** Presses what stands below a field while the field is being left. */
import { expect } from "@playwright/test";
import { sampleTransfer } from "../forms/sample-answers";

/** What a press needs of a browser. */
export interface Presser {
  /** Runs a function in the page and awaits its result. The function cannot use variables of the test. */
  evaluate(script: (argument: never) => unknown, argument?: unknown): Promise<unknown>;
  /** Presses at viewport coordinates. */
  pressAt(x: number, y: number): Promise<void>;
}

interface Presses {
  /** Name of a field of the transfer form. */
  field: string;
  /** An answer without a message, and one with. */
  answers: readonly [good: string, doubtful: string];
  /** Maximum number of targets, the nearest first. */
  most?: number;
}

/** For fields with warnings: an answer without one, and one with. */
const DOUBTS = {
  dateOfBirth: ["1950-02-03", "2099-01-01"],
  zip: ["55057", "550"],
  pharmacyPhone: ["507-555-0111", "unknown"],
  pcpPhone: ["507-555-0111", "555-9103"],
} as const;

/** A message moves all that is below it, so the nearest targets stand for all. */
const NEAREST = 12;

export const belowEarlyField = (field: keyof typeof DOUBTS): Presses => ({
  field,
  answers: DOUBTS[field],
  most: NEAREST,
});

export const belowLastField: Presses = { field: "pcpPhone", answers: DOUBTS.pcpPhone };

/** Below each other field, whose only message is for a blank answer. An email is checked on submit. */
export const belowOtherFields: readonly Presses[] = Object.entries(sampleTransfer)
  .filter(([name]) => name !== "email" && !(name in DOUBTS))
  .map(([field, answer]) => ({ field, answers: [answer, "   "], most: 2 }));

/** What came of a press. */
interface Press {
  /** HTML of the target. */
  what: string;
  /** Whole pixels that the target moved between press and click. */
  moved: number;
  /** True if the click reached the target. */
  clicked: boolean;
  /** True if the field has its message. */
  told: boolean;
}

interface Place {
  x: number;
  y: number;
}

/** State that the page keeps between presses. */
interface Watch {
  /** Prepares the next press; `null` at the end. */
  next: () => Promise<Place | null>;
  result: () => Press;
}

/** Number of targets below the last field, at the least. */
const LEAST = 8;

/**
 * Presses every target below a field, each right after typing a doubtful answer into the field, and expects
 * that the click reaches it and that the message appears. Prevents the default actions.
 */
export async function expectPressesBelow({ evaluate, pressAt }: Presser, presses: Presses) {
  const { field, most = LEAST } = presses;
  await evaluate(watchPresses, presses);
  for (let count = 0; ; count += 1) {
    const place = (await evaluate(nextPlace)) as Place | null;
    if (!place) {
      expect(count, `presses below ${field}`).toBeGreaterThanOrEqual(most);
      return;
    }
    await pressAt(place.x, place.y);
    await expect
      .poll(() => evaluate(resultSoFar), { message: `a press below ${field}`, intervals: [20] })
      .toMatchObject({ moved: 0, clicked: true, told: true } satisfies Partial<Press>);
  }
}

// The functions below run in the page, so they cannot use anything outside of them.

/** Hides toasts, which would cover what is below them. */
export function hideToasts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".Toastify { display: none }");
  document.adoptedStyleSheets = [sheet];
}

const nextPlace = () => (window as unknown as { watch: Watch }).watch.next();
const resultSoFar = () => (window as unknown as { watch: Watch }).watch.result();

function watchPresses({ field, answers: [good, doubtful], most }: Presses): void {
  const input = document.querySelector<HTMLInputElement>(`#transfer form [name=${field}]`);
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

  const write = (value: string) => {
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const isTold = () => document.querySelector(`#${input.id}-warning, #${input.id}-error`) !== null;
  const nextFrame = () => new Promise(requestAnimationFrame);
  const edgeOf = (element: Element) => element.getBoundingClientRect().y;
  const placeOf = (element: Element) => {
    // A link on two lines may have nothing in its middle.
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + Math.min(height / 2, 20)) };
  };
  /** True if the target is in the viewport and nothing is over it. */
  const isReachable = (element: Element) => {
    const { x, y } = placeOf(element);
    return element.contains(document.elementFromPoint(x, y));
  };
  /**
   * Scrolls an element to the middle, where the browser does not scroll to it when a press focuses it.
   * WebKit scrolls to the field some frames after its focus.
   */
  const bringIntoMiddle = async (element: Element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    for (let stillFrames = 0, last = NaN; stillFrames < 5; await nextFrame()) {
      const edge = edgeOf(element);
      stillFrames = edge === last && isReachable(element) ? stillFrames + 1 : 0;
      last = edge;
      if (!isReachable(element)) element.scrollIntoView({ block: "center", behavior: "instant" });
    }
  };

  let target: Element | undefined;
  let edge = 0;
  let moved = 0;
  let clicked = false;
  const describe = (element: Element) =>
    element.outerHTML.replace(/<svg.*<\/svg>/, "").slice(0, 90);

  const note = (event: Event) => {
    if (!target) return;
    moved = Math.max(moved, Math.floor(Math.abs(edgeOf(target) - edge)));
    if (event.type !== "click") return;
    clicked ||= target.contains(event.target as Node);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const TYPES = ["pointerup", "mouseup", "click"];
  for (const type of TYPES) addEventListener(type, note, true);

  const watch: Watch = {
    async next() {
      target = below.shift();
      if (!target) {
        for (const type of TYPES) removeEventListener(type, note, true);
        return null;
      }
      // Leaving the field takes the message of the last press away.
      input.focus({ preventScroll: true });
      write(good);
      input.blur();
      while (isTold()) await nextFrame();
      input.focus({ preventScroll: true });
      write(doubtful);
      await bringIntoMiddle(target);
      edge = edgeOf(target);
      moved = 0;
      clicked = false;
      return placeOf(target);
    },
    result: () => ({ what: target ? describe(target) : "", moved, clicked, told: isTold() }),
  };
  Object.assign(window, { watch });
}
