import {
  clockOf,
  dayText,
  timeText,
  formatDate,
  formatMonthAndDay,
} from "../../src/time/date-text";
import { dateLanguage, languageName } from "../../src/lib/language";
import { clockText } from "../../src/time/wall-clock";
import { SPANISH_DAYS } from "../support/lib/english";
const spaced = (text: string) => text.replace(/\s/g, " ");

test("dates and times read in the language of the texts", () => {
  expect(formatDate("2026-12-25", "es-PR")).toBe("vie, 25 de diciembre de 2026");
  expect(formatMonthAndDay(new Date("2026-06-01"), "es-PR")).toBe("1 de junio");
  // January 1, 1970, was a Thursday.
  expect(dayText(0, 4 * 1440, SPANISH_DAYS)).toBe("el lunes");
  expect(dayText(0, 40 * 1440, SPANISH_DAYS)).toBe("el 10 de febrero");
  expect(spaced(timeText(13 * 60 + 30, SPANISH_DAYS))).toBe("la 1:30 p. m.");
  expect(spaced(timeText(19 * 60, SPANISH_DAYS))).toBe("las 7 p. m.");
  expect(spaced(timeText(1440 + 12 * 60, SPANISH_DAYS))).toBe("las 12 del mediodía");
});

test.each(["ht", "hmn", "nv"])(
  "dates in %s, which Node does not know, are in the first language",
  (code) => {
    expect(formatDate("2026-12-25", dateLanguage(code, "es"))).toBe("vie, 25 de diciembre de 2026");
    expect(dateLanguage(code)).toBe("en-US");
    expect(languageName("es", code)).toBe("Spanish");
  },
);

test("a week ahead, a day has its date, because today has the same name", () => {
  expect(dayText(0, 6 * 1440, SPANISH_DAYS)).toBe("el miércoles");
  expect(dayText(0, 7 * 1440, SPANISH_DAYS)).toBe("el 8 de enero");
});

test.each([
  ["en-US", "9 AM", "4:20 PM"],
  ["es-PR", "9 a. m.", "4:20 p. m."],
  ["vi-US", "9 SA", "4:20 CH"],
  ["zh-Hans-US", "上午9", "下午4:20"],
])("a clock in %s: %s, %s", (language, morning, afternoon) => {
  const clock = clockOf(language);
  expect(spaced(clockText(9 * 60, clock))).toBe(morning);
  expect(spaced(clockText(16 * 60 + 20, clock))).toBe(afternoon);
});
