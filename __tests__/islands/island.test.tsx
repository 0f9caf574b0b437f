import { css } from "@emotion/react";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { Text } from "../../src/components/text";
import { hydrateIsland } from "../../src/islands/hydration/hydrate-island";
import { Island as TypedIsland } from "../../src/islands/island";
import type { IslandData } from "../../src/islands/island-content";
import type { FactText } from "../../src/lib/fact-text";
import { facts, factText } from "../support/components/facts";
import { fallback } from "../support/components/fallback-copy";
import { printedPart } from "../support/components/printed-islands";
import { renderWithFacts } from "../support/components/render-with-facts";

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${label} ${count}`}
    </button>
  );
}

/** Islands for tests. */
const Island = TypedIsland as unknown as ComponentType<
  Omit<IslandData<object>, "facts"> & { name: string; component: unknown }
>;

/** Server-rendered HTML of an island. */
function showPrintedPage(label: string) {
  const { container, unmount } = renderWithFacts(
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
    act(() => hydrateIsland("counter", Counter));
    await userEvent.click(screen.getByRole("button", { name: `${label} 0` }));
    expect(screen.getByRole("button", { name: `${label} 1` })).toBeVisible();
    expect(document.querySelector("b")).toBeNull();
  },
);

test("a page without that part says so", () => {
  showPrintedPage("Boxes");
  document.body.innerHTML = "";
  expect(() => hydrateIsland("counter", Counter)).toThrow('The page has no island "counter".');
});

const Notice = ({ text }: { text: FactText }) => (
  <p>
    <Text>{text}</Text>
  </p>
);

test("a phone number in the texts of an island dials, before it comes to life and afterwards", () => {
  const complaints = jest.spyOn(console, "error");
  const text = factText("In {city}, call {phone}.");
  document.body.innerHTML = printedPart(
    <Island name="notice" component={Notice} props={{ text }} fallback={fallback} />,
  );
  const isDialing = () =>
    expect(screen.getByRole("link", { name: facts["phone"] })).toHaveAttribute(
      "href",
      "tel:+15075550142",
    );
  isDialing();
  act(() => hydrateIsland("notice", Notice));
  isDialing();
  expect(screen.getByText(/^In Northfield, call/)).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
});

const Colored = ({ label }: { label: string }) => <p css={color}>{label}</p>;
const color = css`
  color: teal;
`;

test("hydration inserts no styles that the page has already", () => {
  const html = printedPart(
    <Island name="colored" component={Colored} props={{ label: "Text" }} fallback={fallback} />,
  );
  document.head.innerHTML = "";
  document.body.innerHTML = html;
  act(() => hydrateIsland("colored", Colored));
  expect(screen.getByText("Text").className).toMatch(/^c-/);
  expect(document.querySelector("style[data-emotion]")).toBeNull();
});
