import { screen } from "@testing-library/react";
import { Text } from "../../src/components/text";
import { facts, factText } from "../support/components/facts";
import { renderWithFacts } from "../support/components/render-with-facts";
import { leadsTo } from "../support/components/shown";

const show = (text: string) => renderWithFacts(<Text>{factText(text)}</Text>);

/** `white-space` of the element with exactly this text. */
const inOneLine = (words: string) => getComputedStyle(screen.getByText(words)).whiteSpace;

test.each([
  ["{phone}", "(507) 555-0142", "tel:+15075550142"],
  ["{servicesDeskPhone}", "(507) 555-0144", "tel:+15075550144"],
])("%s dials, on one line", (fact, number, address) => {
  const { container } = show(`Call ${fact}, please.`);
  expect(container).toHaveTextContent(`Call ${number}, please.`);
  expect(leadsTo(number)).toBe(address);
  expect(inOneLine(number)).toBe("nowrap");
});

test("{email} opens the mailbox, and may break where a line is too short for it", () => {
  const { container } = show("Write to {email}.");
  expect(container).toHaveTextContent("Write to info@test-pharmacy.example.");
  expect(screen.getByRole("link")).toHaveAttribute("href", "mailto:info@test-pharmacy.example");
  expect(container.querySelectorAll("wbr").length).toBeGreaterThan(0);
});

test("the fax number and a time stay text, on one line", () => {
  const { container } = show("Fax {fax}. It takes {specialOrderTime}.");
  expect(container).toHaveTextContent("Fax (507) 555-0143. It takes 24-48 hours.");
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(inOneLine("(507) 555-0143")).toBe("nowrap");
  expect(inOneLine("24-48 hours")).toBe("nowrap");
});

test.each([
  ["1-800-222-1222", "tel:+18002221222"],
  ["(800) 368-1019", "tel:+18003681019"],
  ["800-368-1019", "tel:+18003681019"],
])("somebody else's number %s dials, in one piece", (number, address) => {
  const { container } = show(`Call them at ${number}.`);
  expect(container).toHaveTextContent(`Call them at ${number}.`);
  expect(leadsTo(number)).toBe(address);
  expect(inOneLine(number)).toBe("nowrap");
});

test("a fact dials, whatever is said of faxes before it", () => {
  show("Fax the paper, or call {phone}.");
  expect(leadsTo("(507) 555-0142")).toBe("tel:+15075550142");
});

test.each([
  ["Fax them: (800) 368-1019.", "(800) 368-1019"],
  ["Fax: 1-800-368-1019", "1-800-368-1019"],
  ["Ask for 0002-1433-80.", "0002-1433-80"],
  ["Their ZIP code is 55101-1234.", "55101-1234"],
])("a number that is no phone's stays text, in one piece: %s", (text, number) => {
  show(text);
  expect(inOneLine(number)).toBe("nowrap");
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("an extension may stand on the next line, in one piece like the number", () => {
  renderWithFacts(<Text>{factText("Call {phone}.")}</Text>, {
    facts: { ...facts, phone: "(507) 555-0142 ext. 12" },
  });
  expect(screen.getByRole("link", { name: "(507) 555-0142 ext. 12" })).toBeVisible();
  expect(inOneLine("(507) 555-0142")).toBe("nowrap");
  expect(inOneLine("ext. 12")).toBe("nowrap");
});
