import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { hydrateIsland } from "../../src/islands/hydrate-island";
import { Island } from "../../src/islands/island";
import { broken } from "../support/broken-words";

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${label} ${count}`}
    </button>
  );
}

/** The page as the server printed it: elements, and nothing that listens. */
function showPrintedPage(label: string) {
  const { container, unmount } = render(
    <Island name="counter" component={Counter} props={{ label }} broken={broken} />,
  );
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = html;
}

test.each(["Boxes", 'Boxes </script><b>"quoted"'])(
  "a part of a printed page comes to life with the data beside it: %s",
  async (label) => {
    showPrintedPage(label);
    act(() => hydrateIsland("counter", Counter));
    await userEvent.click(screen.getByRole("button", { name: `${label} 0` }));
    expect(screen.getByRole("button", { name: `${label} 1` })).toBeVisible();
    expect(document.querySelector("b")).toBeNull();
  },
);

test("a page without that part says so", () => {
  document.body.innerHTML = "";
  expect(() => hydrateIsland("counter", Counter)).toThrow('The page has no island "counter".');
});
