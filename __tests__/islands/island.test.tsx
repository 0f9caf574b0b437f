import { css } from "@emotion/react";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Island } from "../../src/islands/island";
import { hydrate, printedPart } from "../support/components/printed-islands";
import { renderWithFacts } from "../support/components/render-with-facts";
import { translatePage } from "../support/forms/translate-page";
import { isAskedFirst } from "../support/forms/is-asked-first";

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${label} ${count}`}
    </button>
  );
}

/** Server-rendered HTML of an island. */
function showPrintedPage(label: string) {
  const { container, unmount } = renderWithFacts(
    <Island name="counter" component={Counter} props={{ label }} />,
  );
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = html;
}

test.each(["Boxes", 'Boxes </script><b>"quoted"'])(
  "a part of a printed page comes to life with the data beside it: %s",
  async (label) => {
    showPrintedPage(label);
    act(() => hydrate("counter", Counter));
    await userEvent.click(screen.getByRole("button", { name: `${label} 0` }));
    expect(screen.getByRole("button", { name: `${label} 1` })).toBeVisible();
    expect(document.querySelector("b")).toBeNull();
  },
);

describe("a part that breaks in the browser", () => {
  let isBroken = false;

  function Question({ label }: { label: string }) {
    const [isAsked, ask] = useState(false);
    if (isBroken) throw new Error("a part of the page that breaks");
    return (
      <div inert={isAsked}>
        <label>
          {label}
          <input name="answer" />
        </label>
        <button onClick={() => ask(true)}>Ask</button>
      </div>
    );
  }

  const answer = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Your name" });

  beforeEach(() => {
    isBroken = false;
    // React logs the expected error.
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    document.body.innerHTML = printedPart(
      <>
        <Island
          name="question"
          component={Question}
          props={{ label: "Your name" }}
          whenBroken={<p>Please call</p>}
        />
        <Island name="counter" component={Counter} props={{ label: "Boxes" }} />
      </>,
    );
  });

  /** Moments at which our code may throw. Not in `act`, which throws it again. */
  const moments: Readonly<Record<string, () => void>> = {
    "before it comes to life": () => {
      answer().value = "Test Person";
      isBroken = true;
      hydrate("question", Question);
    },
    "while it is used": () => {
      act(() => hydrate("question", Question));
      answer().value = "Test Person";
      answer().focus();
      isBroken = true;
      screen.getByRole("button", { name: "Ask" }).click();
    },
    "after a translator has changed it": () => {
      translatePage();
      act(() => hydrate("question", Question));
      answer().value = "Test Person";
      translatePage();
      isBroken = true;
      screen.getByRole("button", { name: "Ask" }).click();
    },
  };

  test.each(Object.entries(moments))(
    "%s keeps what was typed, and says above it what to do instead",
    async (_, breakDown) => {
      const message = screen.getByText("Please call");
      expect(message).not.toBeVisible();
      breakDown();
      await waitFor(() => expect(message).toBeVisible());
      expect(answer()).toHaveValue("Test Person");
      expect(answer().closest("[inert]")).toBeNull();
      expect(screen.getByRole("alert")).toHaveFocus();
      expect(message.compareDocumentPosition(answer())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(isAskedFirst()).toBe(true);
      fireEvent.input(answer(), { target: { value: "" } });
      expect(isAskedFirst()).toBe(false);
    },
  );

  test("leaves the other parts alone, and who types there", async () => {
    isBroken = true;
    act(() => hydrate("counter", Counter));
    const other = screen.getByRole("button", { name: "Boxes 0" });
    other.focus();
    hydrate("question", Question);
    await waitFor(() => expect(screen.getByText("Please call")).toBeVisible());
    expect(other).toHaveFocus();
    await userEvent.click(other);
    expect(screen.getByRole("button", { name: "Boxes 1" })).toBeVisible();
  });
});

const Colored = ({ label }: { label: string }) => <p css={color}>{label}</p>;
const color = css`
  color: teal;
`;

test("hydration inserts no styles that the page has already", () => {
  const html = printedPart(<Island name="colored" component={Colored} props={{ label: "Text" }} />);
  document.head.innerHTML = "";
  document.body.innerHTML = html;
  act(() => hydrate("colored", Colored));
  expect(screen.getByText("Text").className).toMatch(/^c-/);
  expect(document.querySelector("style[data-emotion]")).toBeNull();
});
