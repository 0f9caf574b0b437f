import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { hydrateIsland } from "../../src/islands/hydration/hydrate-island";
import { Island as TypedIsland } from "../../src/islands/island";
import type { IslandData } from "../../src/islands/island-content";
import { fallback } from "../support/fallback-words";

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${label} ${count}`}
    </button>
  );
}

/** An island that is not in the list. */
const Island = TypedIsland as unknown as ComponentType<
  IslandData<{ label: string }> & { name: string; component: typeof Counter }
>;

/** The page as the server printed it: elements, and nothing that listens. */
function showPrintedPage(label: string) {
  const { container, unmount } = render(
    <Island name="counter" component={Counter} props={{ label }} fallback={fallback} />,
  );
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = html;
}

test.each(["Boxes", 'Boxes </script><b>"quoted"'])(
  "a part of a printed page comes to life with the data beside it: %s",
  async (label) => {
    showPrintedPage(label);
    act(() => hydrateIsland("counter", Counter, () => null));
    await userEvent.click(screen.getByRole("button", { name: `${label} 0` }));
    expect(screen.getByRole("button", { name: `${label} 1` })).toBeVisible();
    expect(document.querySelector("b")).toBeNull();
  },
);

test("a page without that part says so", () => {
  document.body.innerHTML = "";
  expect(() => hydrateIsland("counter", Counter, () => null)).toThrow(
    'The page has no island "counter".',
  );
});
