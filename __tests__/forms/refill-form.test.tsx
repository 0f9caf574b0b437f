import { answerWith, sentParams } from "../support/forms/mail-service";
import { fireEvent, screen } from "@testing-library/react";
import { refillCopyIn, facts, questionIn } from "../support/forms/copy";
import { fillIn } from "../support/forms/fill-in";
import { formElement } from "../support/forms/form-cases";
import { sampleRefill } from "../support/forms/sample-answers";
import { renderWithFacts } from "../support/components/render-with-facts";

const copy = refillCopyIn();
const rxNumbers = "RX 741 2345\nFolic acid 1 mg";
const delivery = questionIn(copy, "way").options?.find(({ name }) => name === "delivery")?.label;

test("each prescription has its line, and a chosen answer its words, in review, on paper and in the mail", async () => {
  answerWith(200);
  renderWithFacts(formElement("refill"), { facts });
  fillIn({ ...sampleRefill, rxNumbers });
  fireEvent.click(screen.getByRole("button", { name: copy.review.open }));
  fireEvent(window, new Event("beforeprint"));
  for (const place of [screen.getByRole("dialog"), document.querySelector("[data-paper]")]) {
    expect(place?.textContent).toContain(rxNumbers);
    expect(place).toHaveTextContent(delivery ?? "");
  }
  fireEvent.submit(screen.getByRole("form"));
  expect(await screen.findByText(copy.success)).toBeVisible();
  expect(sentParams()[0]).toMatchObject({ rx_numbers: rxNumbers, way: delivery });
});
