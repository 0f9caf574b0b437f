import { answerWith, sentParams } from "../support/forms/mail-service";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ANSWER_LIMIT_MS } from "../../src/forms/mail/send-mail";
import { PrintButton } from "../../src/forms/components/print-button";
import { named } from "../../src/forms/core/question";
import { transferDefinition } from "../../src/forms/transfer/transfer-definition";
import { errorsIn } from "../support/forms/errors";
import { fillIn } from "../support/forms/fill-in";
import { sampleTransfer } from "../support/forms/sample-answers";
import { openFolds } from "../support/components/open-folds";
import { transferCopy, transferGroup, transferShortcut } from "../support/forms/copy";
import { showTransfer as show, transferInput as input } from "../support/forms/show-forms";

const SUCCESS = "Transfer request submitted successfully!";

const submitButton = () => screen.getByRole("button", { name: "Submit Transfer Request" });

describe("the fields", () => {
  test("are the 17 of the specification, all required, and nothing else is in the form", () => {
    show();
    const form = screen.getByRole<HTMLFormElement>("form");
    const fields = [...form.elements].filter(
      (element) => !element.matches("button, fieldset, [type=checkbox]"),
    ) as HTMLInputElement[];
    expect(fields.map(({ name }) => name)).toEqual(
      transferDefinition.fields.map(({ name }) => name),
    );
    expect(fields.every(({ required }) => required)).toBe(true);
    expect(input("prescriptions")).toHaveAttribute("rows", "4");
    expect(input("prescriptions")).toHaveAttribute("placeholder", "List your prescriptions here");
  });

  // iOS 26 ignores `box-sizing` in a date that has its own appearance, which makes the field wider and
  // higher than its neighbors (https://github.com/actualbudget/actual/pull/6145).
  test("the date of birth has no appearance of the browser's own", () => {
    show();
    expect(getComputedStyle(input("dateOfBirth")).getPropertyValue("appearance")).toBe("none");
  });

  test("are not called wrong before a press", () => {
    show();
    expect(input("dateOfBirth")).toHaveAttribute("aria-invalid", "false");
  });

  test("stand in groups, each of which says which it is", () => {
    show();
    for (const [index, group] of Object.keys(transferDefinition.groups).entries()) {
      const heading = transferGroup(group)?.heading ?? "";
      const name = `${index + 1} of ${Object.keys(transferDefinition.groups).length} ${heading}`;
      expect(screen.getByRole("group", { name })).toBeVisible();
    }
  });
});

describe("a group that one press answers", () => {
  const insurance = transferShortcut("insurance");
  const doctor = transferShortcut("doctor");
  const medicines = transferShortcut("medicines");
  const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const press = (name: string) => userEvent.click(box(name));
  const insuranceAnswers = () =>
    (["insuranceProvider", "insuranceId", "groupNumber"] as const).map((name) => input(name).value);

  test("sends what a pharmacist reads", async () => {
    answerWith(200);
    show();
    fillIn({
      ...sampleTransfer,
      prescriptions: "",
      insuranceProvider: "",
      insuranceId: "",
      groupNumber: "",
      pcpName: "",
      pcpPhone: "",
    });
    for (const label of [medicines, insurance, doctor]) await press(label);
    fireEvent.click(submitButton());
    await screen.findByText(SUCCESS);
    expect(sentParams()[0]).toMatchObject({
      prescriptions: "All",
      insurance_provider: "None",
      insurance_id: "None",
      group_number: "None",
      pcp_name: "None",
      pcp_phone: "0",
    });
    expect(box(insurance)).not.toBeChecked();
  });

  test("gets back what was typed, at a second press", async () => {
    show();
    fireEvent.input(input("insuranceId"), { target: { value: "A1" } });
    await press(insurance);
    expect(insuranceAnswers()).toEqual(["None", "None", "None"]);
    expect(box(insurance)).toBeChecked();
    expect(box(insurance)).toHaveFocus();
    await userEvent.keyboard(" ");
    expect(insuranceAnswers()).toEqual(["", "A1", ""]);
    expect(box(insurance)).not.toBeChecked();
  });

  test("is no longer pressed when an answer is changed, and forgets with the form", async () => {
    show();
    fireEvent.input(input("pcpName"), { target: { value: sampleTransfer.pcpName } });
    await press(doctor);
    await userEvent.type(input("pcpName"), "!");
    expect(box(doctor)).not.toBeChecked();
    await userEvent.clear(input("pcpName"));
    await userEvent.type(input("pcpName"), "None");
    expect(box(doctor)).toBeChecked();
    await act(() => Promise.resolve(screen.getByRole<HTMLFormElement>("form").reset()));
    await press(doctor);
    await press(doctor);
    expect(input("pcpName")).toHaveValue("");
  });

  test("gives back what was typed in the other fields when one of them is changed", async () => {
    show();
    fillIn({ insuranceId: "X1" });
    await press(insurance);
    await userEvent.type(input("insuranceProvider"), "!");
    expect(box(insurance)).not.toBeChecked();
    expect(input("insuranceId")).toHaveValue("X1");
    expect(input("groupNumber")).toHaveValue("None");
  });

  test("loses its errors", async () => {
    show();
    fillIn({ ...sampleTransfer, insuranceProvider: "", insuranceId: "", city: "" });
    fireEvent.click(submitButton());
    expect(errorsIn(transferCopy)).toHaveLength(3);
    await press(insurance);
    expect(errorsIn(transferCopy)).toHaveLength(1);
  });
});

test("the apartment, on a line of its own, is sent after the street", async () => {
  answerWith(200);
  show();
  fillIn({ ...sampleTransfer, address: "1 Sample Street\nApt 2" });
  fireEvent.click(submitButton());
  await screen.findByText(SUCCESS);
  expect(sentParams()[0]).toMatchObject({ address: "1 Sample Street, Apt 2" });
});

describe("an app whose browser cannot print", () => {
  test.each([
    [
      "Facebook",
      "AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/540.0.0]",
    ],
    ["Instagram", "AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 410.0.0"],
    [
      "another app on Android",
      "(Linux; Android 16; Pixel 9 Build/BP3A; wv) Version/4.0 Chrome/156.0",
    ],
  ])("says so in %s", (_, agent) => {
    jest.spyOn(navigator, "userAgent", "get").mockReturnValue(`Mozilla/5.0 ${agent}`);
    const onPrint = jest.fn();
    render(
      <PrintButton onPrint={onPrint} otherwise="Copy your answers.">
        Print
      </PrintButton>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Print" }));
    expect(onPrint).not.toHaveBeenCalled();
    expect(screen.getByText("Copy your answers.")).toBeVisible();
  });

  test("has the answers copied by hand, and none is kept once they were sent", async () => {
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    Object.defineProperty(window, "print", { value: undefined, configurable: true });
    answerWith(200);
    show();
    fillIn(sampleTransfer);
    openFolds();
    fireEvent.click(screen.getByRole("button", { name: transferCopy.paper.print }));
    expect(screen.getByText(transferCopy.paper.cannotPrint)).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: transferCopy.failed.copy }));
    expect(await screen.findByText(transferCopy.failed.copyByHand)).toBeVisible();
    expect(screen.getByText(new RegExp(sampleTransfer.insuranceId))).toBeVisible();
    fireEvent.click(submitButton());
    await screen.findByText(SUCCESS);
    expect(document.documentElement.outerHTML).not.toContain(sampleTransfer.insuranceId);
  });
});

test("a missing answer of the review leads to its field", () => {
  show();
  fillIn({ ...sampleTransfer, groupNumber: "" });
  fireEvent.click(screen.getByRole("button", { name: transferCopy.review.open }));
  const dialog = screen.getByRole("dialog", { name: transferCopy.review.heading });
  // Not by its color alone.
  const words = named(transferCopy.questions, "groupNumber")?.missing ?? "";
  const missing = within(dialog).getByRole("button", { name: words });
  expect(missing).toHaveAccessibleDescription("Group number");
  fireEvent.click(missing);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("textbox", { name: "Group number" })).toHaveFocus();
});

test("the review says that a date does not exist, which is no answer to the browser", () => {
  show();
  fillIn(sampleTransfer);
  const date = input("dateOfBirth");
  fireEvent.input(date, { target: { value: "" } });
  Object.defineProperty(date, "validity", { value: { valid: false, badInput: true } });
  fireEvent.click(screen.getByRole("button", { name: transferCopy.review.open }));
  const dialog = screen.getByRole("dialog", { name: transferCopy.review.heading });
  fireEvent.click(within(dialog).getByRole("button", { name: transferCopy.errors.wrongDate }));
  expect(date).toHaveFocus();
});

test("the review says what is wrong or in doubt beside the answer, and sends what it has said", async () => {
  answerWith(200);
  show();
  fillIn({ ...sampleTransfer, zip: "550", dateOfBirth: "2999-01-01" });
  const review = () => {
    fireEvent.click(screen.getByRole("button", { name: transferCopy.review.open }));
    return screen.getByRole("dialog", { name: transferCopy.review.heading });
  };
  expect(review()).toHaveTextContent(`550${transferCopy.warnings.zipLength}`);
  expect(review()).toHaveTextContent(`01/01/2999${transferCopy.errors.futureDate}`);
  fireEvent.click(within(review()).getByRole("button", { name: transferCopy.submit }));
  expect(input("dateOfBirth")).toHaveFocus();
  fireEvent.input(input("dateOfBirth"), { target: { value: sampleTransfer.dateOfBirth } });
  fireEvent.click(within(review()).getByRole("button", { name: transferCopy.submit }));
  expect(await screen.findByText(SUCCESS)).toBeVisible();
  expect(sentParams()).toHaveLength(1);
});

test("the patient is told the time limit that holds", () => {
  expect(transferCopy.failed.reasons.timeout).toContain(`${ANSWER_LIMIT_MS / 1000} seconds`);
});
