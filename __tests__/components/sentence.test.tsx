import { render, screen } from "@testing-library/react";
import { Sentence } from "../../src/components/sentence";
import { giveSiteData, siteData } from "../support/site-data";

const { phone, fax } = siteData.pharmacy;

beforeEach(() => giveSiteData());

test("our phone number in a text can be pressed, and the fax number cannot", () => {
  const text = `Call ${phone} in 24-48 hours, or send a fax to ${fax}.`;
  const { container } = render(<Sentence text={text} />);
  expect(container).toHaveTextContent(text);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([phone]);
  expect(screen.getByRole("link")).toHaveAttribute("href", `tel:+1${phone.replaceAll(/\D/g, "")}`);
});

test("the number of somebody else stays text, in one piece", () => {
  render(<Sentence text="Call Poison Help at 1-800-222-1222." />);
  expect(screen.getByText("1-800-222-1222")).toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
