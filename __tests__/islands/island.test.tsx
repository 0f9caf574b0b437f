import { css } from "@emotion/react";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Text } from "../../src/components/text";
import { Island } from "../../src/islands/island";
import type { PreservedAnswer } from "../../src/lib/island-protocol";
import type { FactText } from "../../src/lib/fact-text";
import { facts, factText } from "../support/components/facts";
import { hydrate, printedPart } from "../support/components/printed-islands";
import { renderWithFacts } from "../support/components/render-with-facts";

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
    if (isBroken) throw new Error("a part of the page that breaks");
    return (
      <label>
        {label}
        <input name="answer" />
      </label>
    );
  }

  const WithFallback = Object.assign((props: { label: string }) => <Question {...props} />, {
    Fallback: ({ label, answers }: { label: string; answers: readonly PreservedAnswer[] }) => (
      <p>{`${label} is broken: ${answers.map(({ answer }) => answer).join()}`}</p>
    ),
  });

  beforeEach(() => {
    isBroken = false;
    // React logs the expected error.
    jest.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  test("shows its own fallback, with what was typed before", () => {
    document.body.innerHTML = printedPart(
      <Island name="question" component={WithFallback} props={{ label: "Your name" }} />,
    );
    screen.getByRole<HTMLInputElement>("textbox").value = "Test Person";
    isBroken = true;
    act(() => hydrate("question", WithFallback));
    expect(screen.getByText("Your name is broken: Test Person")).toBeVisible();
  });

  test("and has none leaves the other parts alone", async () => {
    document.body.innerHTML = printedPart(
      <>
        <Island name="question" component={Question} props={{ label: "Your name" }} />
        <Island name="counter" component={Counter} props={{ label: "Boxes" }} />
      </>,
    );
    isBroken = true;
    act(() => {
      hydrate("question", Question);
      hydrate("counter", Counter);
    });
    await userEvent.click(screen.getByRole("button", { name: "Boxes 0" }));
    expect(screen.getByRole("button", { name: "Boxes 1" })).toBeVisible();
  });
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
    <Island name="notice" component={Notice} props={{ text }} />,
  );
  const isDialing = () =>
    expect(screen.getByRole("link", { name: facts["phone"] })).toHaveAttribute(
      "href",
      "tel:+15075550142",
    );
  isDialing();
  act(() => hydrate("notice", Notice));
  isDialing();
  expect(screen.getByText(/^In Northfield, call/)).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
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
