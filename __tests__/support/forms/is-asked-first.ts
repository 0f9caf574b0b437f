import { fireEvent } from "@testing-library/react";

/** True if the browser asks before the page is left: as Chrome before version 119, for a `returnValue` alone. */
export function isAskedFirst(): boolean {
  const leaving = Object.defineProperty(new Event("beforeunload"), "returnValue", {
    value: "",
    writable: true,
  }) as BeforeUnloadEvent;
  fireEvent(window, leaving);
  return leaving.returnValue !== "";
}
