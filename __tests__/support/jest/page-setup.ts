/** Runs before each test file that draws components. */
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// Long enough for a busy machine. An element that never appears still fails the test.
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => jest.useRealTimers());

// jsdom lays nothing out, so it knows no scrolling. A few of these tests have no document at all.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView = () => undefined;

// jsdom has no modal dialogs. A browser returns the focus to what opened the dialog.
if (typeof HTMLDialogElement !== "undefined") {
  HTMLDialogElement.prototype.showModal = function () {
    const opener = document.activeElement as HTMLElement;
    this.open = true;
    this.addEventListener("close", () => opener.focus(), { once: true });
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}
