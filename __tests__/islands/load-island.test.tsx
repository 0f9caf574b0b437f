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

const fetchProps = jest.fn<Promise<Partial<Response>>, [string]>();
const isMarkedAsFailed = () => document.documentElement.hasAttribute(SCRIPT_FAILED);
const props = () => window.transferProps;

beforeEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute(SCRIPT_FAILED);
  window.fetch = fetchProps as typeof fetch;
  fetchProps.mockReset();
  fetchProps.mockImplementation(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({ label: "Transfer" }) }),
  );
  render(<Page />);
  loadIsland({ name: "transfer", props: "/transfer.json", scripts: "/first.js /second.js" });
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

test("a form that is submitted first is held, and not sent by the browser", () => {
  const form = screen.getByRole("form", { name: "Transfer" });
  const wasSentByBrowser = fireEvent.submit(form);
  expect(wasSentByBrowser).toBe(false);
  expect(form).toHaveAttribute(QUEUED);
  expect(addedScripts()).toHaveLength(2);
});

test("leaving asks first while a form waits to be sent, and only then", () => {
  const isAskedFirst = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));
  expect(isAskedFirst()).toBe(false);
  fireEvent.submit(screen.getByRole("form", { name: "Transfer" }));
  expect(isAskedFirst()).toBe(true);
  for (const script of addedScripts()) fireEvent.error(script);
  expect(isAskedFirst()).toBe(false);
});

test("a script that cannot be had is made known to the page", () => {
  fireEvent.keyDown(document.body);
  for (const script of addedScripts()) fireEvent.error(script);
  expect(isMarkedAsFailed()).toBe(true);
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

test("what was held is let go once the page says that nothing was sent, and nothing new is held", () => {
  const form = screen.getByRole("form");
  const button = screen.getByRole("button", { name: "Print" });
  fireEvent.click(button);
  fireEvent.submit(form);
  for (const script of addedScripts()) fireEvent.error(script);
  expect(form).not.toHaveAttribute(QUEUED);
  expect(button).not.toHaveAttribute(QUEUED);
  fireEvent.click(button);
  expect(fireEvent.submit(form)).toBe(false);
  expect(form).not.toHaveAttribute(QUEUED);
  expect(button).not.toHaveAttribute(QUEUED);
});

/** Lets a second go by after the page and all of its pictures have come. */
function finishPage() {
  jest.useFakeTimers();
  fireEvent.load(window);
  expect(fetchProps).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  jest.useRealTimers();
}

test("the island's props are fetched once, after the page has come", async () => {
  finishPage();
  expect(fetchProps).toHaveBeenCalled();
  fireEvent.keyDown(document.body);
  await expect(props()).resolves.toEqual({ label: "Transfer" });
  expect(fetchProps.mock.calls).toEqual([["/transfer.json"]]);
});

test("someone who is faster than the page does not wait for all of it", async () => {
  fireEvent.keyDown(document.body);
  await expect(props()).resolves.toEqual({ label: "Transfer" });
});

test("props that could not be had are asked for again when someone touches the page", async () => {
  fetchProps.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  finishPage();
  await expect(props()).rejects.toThrow("Failed to fetch");
  expect(isMarkedAsFailed()).toBe(false);
  fireEvent.keyDown(document.body);
  await expect(props()).resolves.toEqual({ label: "Transfer" });
  expect(isMarkedAsFailed()).toBe(false);
});

test.each([
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is not there", () => Promise.resolve({ ok: false })],
])("a file of props that %s is made known to the page", async (_, answer) => {
  fetchProps.mockImplementation(answer);
  fireEvent.keyDown(document.body);
  await expect(props()).rejects.toThrow();
  expect(isMarkedAsFailed()).toBe(true);
});

test("a page that takes too long is made known as well", () => {
  jest.useFakeTimers();
  fireEvent.keyDown(document.body);
  jest.advanceTimersByTime(19_000);
  expect(isMarkedAsFailed()).toBe(false);
  jest.advanceTimersByTime(2_000);
  expect(isMarkedAsFailed()).toBe(true);
  jest.useRealTimers();
});
