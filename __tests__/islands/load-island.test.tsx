import { fireEvent, render, screen } from "@testing-library/react";
import { HYDRATED, ISLAND, QUEUED, SCRIPT_FAILED } from "../../src/islands/protocol";
import { loadIsland } from "../../src/islands/loader/load-island";

const Page = () => (
  <>
    <main {...{ [ISLAND]: "transfer" }}>
      <button type="button">Print</button>
      <form aria-label="Transfer">
        <input aria-label="Name" />
        <button>Send</button>
      </form>
    </main>
  </>
);

const addedScripts = () => [...document.querySelectorAll<HTMLScriptElement>("body > script")];
/** The preload link of a script. */
const preloadOf = (address: string) =>
  document.querySelector<HTMLLinkElement>(`link[rel=preload][href="${address}"]`);

beforeEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute(SCRIPT_FAILED);
  window.onbeforeunload = null;
  render(<Page />);
  loadIsland(["/first.js", "/second.js"]);
});

test("scripts wait until someone touches the page, and come once", () => {
  expect(addedScripts()).toHaveLength(0);
  fireEvent.focusIn(screen.getByLabelText("Name"));
  fireEvent.keyDown(screen.getByLabelText("Name"));
  expect(addedScripts().map((script) => script.getAttribute("src"))).toEqual([
    "/first.js",
    "/second.js",
  ]);
});

test("leaving asks first while a form waits to be sent, and only then", () => {
  const isAskedFirst = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));
  expect(isAskedFirst()).toBe(false);
  fireEvent.submit(screen.getByRole("form", { name: "Transfer" }));
  expect(isAskedFirst()).toBe(true);
  for (const script of addedScripts()) fireEvent.error(script);
  expect(isAskedFirst()).toBe(false);
});

test("a button that is pressed first is held, and left alone once the form is alive", () => {
  const button = screen.getByRole("button", { name: "Print" });
  fireEvent.click(button);
  expect(button).toHaveAttribute(QUEUED);
  button.removeAttribute(QUEUED);
  document.querySelector(`[${ISLAND}]`)?.setAttribute(HYDRATED, "");
  fireEvent.click(button);
  expect(button).not.toHaveAttribute(QUEUED);
});

test("nothing new is held once the page says that nothing was sent", () => {
  const form = screen.getByRole("form");
  const button = screen.getByRole("button", { name: "Print" });
  fireEvent.keyDown(document.body);
  for (const script of addedScripts()) fireEvent.error(script);
  fireEvent.click(button);
  expect(fireEvent.submit(form)).toBe(false);
  expect(form).not.toHaveAttribute(QUEUED);
  expect(button).not.toHaveAttribute(QUEUED);
});

describe("before anyone touches the page", () => {
  const finishPage = () => {
    fireEvent.load(window);
    jest.runOnlyPendingTimers();
  };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("the scripts are fetched after the page is complete, and do not run", () => {
    expect(preloadOf("/first.js")).toBeNull();
    finishPage();
    for (const address of ["/first.js", "/second.js"]) {
      expect(preloadOf(address)).toMatchObject({ as: "script", fetchPriority: "low" });
    }
    expect(addedScripts()).toEqual([]);
  });
});
