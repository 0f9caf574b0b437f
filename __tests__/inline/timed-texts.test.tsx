import { render } from "@testing-library/react";
import { TimedText } from "../../src/components/timed-text";
import { showTimedTexts, withReadyTime } from "../../src/inline/timed-texts";
import { clockOf } from "../../src/time/date-text";
import type { TextTimeline } from "../../src/time/text-at";
import { wallMinute } from "../../src/time/wall-clock";

const timeline: TextTimeline = {
  timeZone: "America/Chicago",
  wait: 20,
  clock: clockOf("en-US"),
  texts: [],
  weeks: [],
  dated: [],
};
test("a page that gets new hours while it is open, with `npm start`, has their words at once", () => {
  const shown = (text: string) => <TimedText timeline={{ ...timeline, texts: [text] }} />;
  const { container, rerender } = render(shown("Opens tomorrow"));
  expect(container).toHaveTextContent("Opens tomorrow");
  rerender(shown("Closed tomorrow"));
  expect(container).toHaveTextContent("Closed tomorrow");
});

const now = (moment: string) => wallMinute(Date.parse(moment), timeline.timeZone);

test("a ready time is the pharmacy's, in steps of five minutes, and never breaks before PM", () => {
  const text = withReadyTime("by about {time}", timeline, now("2026-11-20T15:57:00-06:00"));
  expect(text).toBe("by about 4:20\u00a0PM");
});

test("a text without room for a time stays as it is", () => {
  const text = "We open Monday at 9 AM.";
  expect(withReadyTime(text, timeline, now("2026-11-21T20:00:00-06:00"))).toBe(text);
});

test("a page that the browser has translated stays translated until another text holds", () => {
  const noon = now("2026-11-20T12:00-06:00");
  const texts = ["Open until 7 PM", "Closed"];
  const dated = [
    [noon, 0],
    [5, 1],
  ] as const;
  document.body.innerHTML = "<p></p>";
  const line = document.querySelector("p") as HTMLElement;
  line.dataset["timeline"] = JSON.stringify({ ...timeline, clock: undefined, texts, dated });
  jest.useFakeTimers({ now: Date.parse("2026-11-20T12:00-06:00") });
  showTimedTexts();
  expect(line).toHaveTextContent("Open until 7 PM");
  line.innerHTML = "<font><font>Ouvert jusqu'à 19 h</font></font>";
  showTimedTexts();
  expect(line).toHaveTextContent("Ouvert jusqu'à 19 h");
  jest.advanceTimersByTime(5 * 60_000);
  showTimedTexts();
  expect(line).toHaveTextContent("Closed");
});
