/** Keys without a letter, as WebDriver writes them (https://www.w3.org/TR/webdriver/#keyboard-actions). */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Alt: "\uE00A",
  Escape: "\uE00C",
  Space: " ",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Delete: "\uE017",
};

/** Presses a key, named as Playwright names it; keys that are held stand before it, as `Shift+Tab`. */
export function keyActions(name: string) {
  const keys = name.length > 1 ? name.split("+") : [name];
  const values = keys.map((key) => KEYS[key] ?? key);
  return [
    ...values.map((value) => ({ type: "keyDown", value })),
    ...values.toReversed().map((value) => ({ type: "keyUp", value })),
  ];
}
