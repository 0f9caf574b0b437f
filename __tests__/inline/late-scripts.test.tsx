import { fireEvent, render, screen } from "@testing-library/react";
import { loadScriptsLate } from "../../src/inline/late-scripts";

const Page = () => (
  <>
    <main>
      <button type="button">Print</button>
      <form aria-label="Transfer">
        <input aria-label="Name" />
        <button>Send</button>
      </form>
    </main>
  </>
);

const addedScripts = () => [...document.querySelectorAll<HTMLScriptElement>("body > script")];

beforeEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.scriptFailed;
  render(<Page />);
  loadScriptsLate("/first.js", "/second.js");
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
  expect(form).toHaveAttribute("data-held", "true");
  expect(addedScripts()).toHaveLength(2);
});

test("a script that cannot be had is made known to the page", () => {
  fireEvent.keyDown(document.body);
  for (const script of addedScripts()) fireEvent.error(script);
  expect(document.documentElement).toHaveAttribute("data-script-failed", "true");
});

test("a button that is pressed first is held, and left alone once the form is alive", () => {
  const button = screen.getByRole("button", { name: "Print" });
  fireEvent.click(button);
  expect(button).toHaveAttribute("data-held", "true");
  delete button.dataset.held;
  screen.getByRole("form").dataset.ready = "true";
  fireEvent.click(button);
  expect(button).not.toHaveAttribute("data-held");
});

test("what was held is let go once the page says that nothing was sent, and nothing new is held", () => {
  const form = screen.getByRole("form");
  const button = screen.getByRole("button", { name: "Print" });
  fireEvent.click(button);
  fireEvent.submit(form);
  for (const script of addedScripts()) fireEvent.error(script);
  expect(form).not.toHaveAttribute("data-held");
  expect(button).not.toHaveAttribute("data-held");
  fireEvent.click(button);
  expect(fireEvent.submit(form)).toBe(false);
  expect(form).not.toHaveAttribute("data-held");
  expect(button).not.toHaveAttribute("data-held");
});

test("a page that takes too long is made known as well", () => {
  const failed = () => document.documentElement.dataset.scriptFailed;
  jest.useFakeTimers();
  fireEvent.keyDown(document.body);
  jest.advanceTimersByTime(19_000);
  expect(failed()).toBeUndefined();
  jest.advanceTimersByTime(2_000);
  expect(failed()).toBe("true");
  jest.useRealTimers();
});
