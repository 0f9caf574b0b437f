/**
 * Script of the A to Z page: what it says while somebody types.
 *
 * @jest-environment jsdom
 */

const WITHIN = "Pain relief";

beforeAll(() => {
  document.body.innerHTML = `
    <div data-count="{count} of {total}" hidden><input /></div><script></script>
    <div aria-live="polite"><p data-finder="count"></p><p data-finder="none" hidden>Not here?</p></div>
    <ul data-finder="found"></ul>
    <div data-finder="all"><section><ul>
      <li><a href="/#a">Acetaminophen</a><p><b>${WITHIN}</b>: <span>Tylenol</span></p></li>
      <li><a href="/#i">Ibuprofen</a><p><b>${WITHIN}</b>: <span>Advil</span></p></li>
    </ul></section></div>`;
  Object.defineProperty(document, "currentScript", { value: document.querySelector("script") });
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  jest.useFakeTimers();
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a script that runs where it stands
  require("../../src/sections/a-z/find-entries");
});

const statusElement = () => document.querySelector("[aria-live]") as HTMLElement;

/** Types letter by letter, each after some milliseconds, and returns what the status said meanwhile. */
async function saidWhileTyping(text: string, after: number): Promise<string[]> {
  const said: string[] = [];
  const observer = new MutationObserver(() => said.push(statusElement().textContent.trim()));
  observer.observe(statusElement(), { subtree: true, childList: true, attributes: true });
  const field = document.querySelector("input") as HTMLInputElement;
  for (const letter of text) {
    field.value += letter;
    field.dispatchEvent(new Event("input"));
    await jest.advanceTimersByTimeAsync(after);
  }
  await jest.advanceTimersByTimeAsync(2000);
  observer.disconnect();
  return said;
}

test("the count is said once people pause, and not again while it is the same", async () => {
  expect(await saidWhileTyping("acetamin", 60)).toEqual([expect.stringMatching(/^1 of 2/)]);
  expect(document.querySelectorAll("[data-finder=found] li")).toHaveLength(1);
  expect(await saidWhileTyping("ophen", 1500)).toEqual([]);
});

test("on the way back in Safari, which gives the field its default, the text stays with its results", async () => {
  await saidWhileTyping("x", 0);
  const field = document.querySelector("input") as HTMLInputElement;
  const typed = field.value;
  field.value = field.defaultValue;
  expect(field.value).toBe(typed);
});
