/**
 * What is folded and belongs on paper, in browsers that cannot print it by CSS.
 *
 * @jest-environment jsdom
 */
import { openOnPaper } from "../../src/inline/open-on-paper";

const openOnes = () => [...document.querySelectorAll("details[open]")].map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = `
    <details id="question" data-on-paper></details>
    <details id="pressed" data-on-paper open></details>
    <details id="menu"></details>`;
  Object.assign(window, { onbeforeprint: null, onafterprint: null });
});

function printWith(supports: boolean) {
  window.CSS = { supports: () => supports } as unknown as typeof CSS;
  openOnPaper();
  window.dispatchEvent(new Event("beforeprint"));
  const printed = openOnes();
  window.dispatchEvent(new Event("afterprint"));
  return printed;
}

test("browsers before 2025 open it for printing, and fold it again", () => {
  expect(printWith(false)).toEqual(["question", "pressed"]);
  expect(openOnes()).toEqual(["pressed"]);
});

test("newer browsers leave it to CSS", () => {
  expect(printWith(true)).toEqual(["pressed"]);
});
