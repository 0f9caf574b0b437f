/** A page that the editing screen opened tells it which text was pressed. */
import { leadToFields } from "../../src/gatsby/html/lead-to-fields";

const postMessage = jest.fn();

beforeAll(() => {
  leadToFields();
  window.opener = { postMessage, focus: () => undefined };
  leadToFields();
});

beforeEach(() => {
  postMessage.mockClear();
  document.documentElement.lang = "es";
  document.body.innerHTML = `<main><p>Call <bdi>us</bdi> today.</p><a href="#more">More</a></main>`;
});

const press = (selector: string, altKey = false) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, altKey }));

const told = () => postMessage.mock.calls.map(([pressed]: [{ texts: string[] }]) => pressed.texts);

test("a pressed text is told with the texts around it, in the language of the page", () => {
  press("bdi");
  expect(told()).toEqual([["us", "Call us today.", "Call us today.More"]]);
  expect(postMessage.mock.calls[0]).toEqual([
    expect.objectContaining({ language: "es", address: "/" }),
    "*",
  ]);
});

test("a link leads where it leads, and with the Alt key to its field", () => {
  expect(press("a")).toBe(true);
  expect(told()).toEqual([]);
  expect(press("a", true)).toBe(false);
  expect(told()[0]?.[0]).toBe("More");
});
