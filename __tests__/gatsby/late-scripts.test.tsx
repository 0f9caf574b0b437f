import { fireEvent, render, screen } from "@testing-library/react";
import { loadScriptsLate } from "../../src/gatsby/late-scripts";

const Page = () => (
  <>
    <form aria-label="Transfer">
      <input aria-label="Name" />
      <button>Send</button>
    </form>
    <template
      id="scripts"
      dangerouslySetInnerHTML={{ __html: '<script src="/first.js"></script>' }}
    />
  </>
);

const addedScripts = () => [...document.querySelectorAll<HTMLScriptElement>("body > script")];

beforeEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.scriptFailed;
  render(<Page />);
  loadScriptsLate("scripts");
});

test("scripts wait until someone touches the page, and come once", () => {
  expect(addedScripts()).toHaveLength(0);
  fireEvent.focusIn(screen.getByLabelText("Name"));
  fireEvent.keyDown(screen.getByLabelText("Name"));
  expect(addedScripts().map((script) => script.getAttribute("src"))).toEqual(["/first.js"]);
});

test("a form that is submitted first is held, and not sent by the browser", () => {
  const form = screen.getByRole("form", { name: "Transfer" });
  const wasSentByBrowser = fireEvent.submit(form);
  expect(wasSentByBrowser).toBe(false);
  expect(form).toHaveAttribute("data-held", "true");
  expect(addedScripts()).toHaveLength(1);
});

test("a script that cannot be had is made known to the page", () => {
  fireEvent.keyDown(document.body);
  for (const script of addedScripts()) fireEvent.error(script);
  expect(document.documentElement).toHaveAttribute("data-script-failed", "true");
});
