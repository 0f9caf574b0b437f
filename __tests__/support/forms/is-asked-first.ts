import { fireEvent } from "@testing-library/react";

/** True if the browser asks before the page is left: as Chrome before version 119, for a `returnValue` alone. */
export function isAskedFirst(): boolean {
  const leaving = new Event("beforeunload");
  const asked = { value: "", writable: true };
  Object.defineProperty(leaving, "returnValue", asked);
  fireEvent(window, leaving);
  return String(leaving.returnValue) !== "";
}
