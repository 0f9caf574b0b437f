import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { useAfterPress } from "../../src/forms/core/use-after-press";

function Note() {
  const afterPress = useAfterPress();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <input aria-label="Field" onBlur={() => afterPress(() => setIsShown(true))} />
      <select aria-label="Day" />
      <button type="button">Send</button>
      {isShown && <p>Look again</p>}
    </>
  );
}

const button = () => screen.getByRole("button");
const leaveField = () => fireEvent.blur(screen.getByLabelText("Field"));
const note = () => screen.queryByText("Look again");
const nextTask = () => act(() => jest.advanceTimersByTime(0));
const moment = () => act(() => jest.advanceTimersByTime(50));

beforeEach(() => {
  jest.useFakeTimers();
  render(<Note />);
});

test("on a busy device the click may come after the press has ended", () => {
  fireEvent.pointerDown(button());
  fireEvent.mouseDown(button());
  leaveField();
  fireEvent.pointerUp(button());
  fireEvent.mouseUp(button());
  nextTask();
  expect(note()).toBeNull();
  fireEvent.click(button());
  nextTask();
  expect(note()).toBeVisible();
});

test.each([
  ["a press that became a scroll", () => fireEvent.pointerCancel(button())],
  ["a press that was let go elsewhere", () => fireEvent.pointerUp(document.body)],
])("%s is over", (_, end) => {
  fireEvent.pointerDown(button());
  leaveField();
  expect(note()).toBeNull();
  act(() => void end());
  moment();
  expect(note()).toBeVisible();
});

test.each([
  ["opens a list", () => fireEvent.pointerDown(screen.getByRole("combobox"))],
  ["opens the browser's menu", () => fireEvent.mouseDown(button(), { button: 2 })],
])("a press that %s has no end, and nothing waits for it", (_, press) => {
  press();
  leaveField();
  expect(note()).toBeVisible();
});
