import {
  answerLater,
  answerWith,
  breakConnection,
  sentParams,
} from "../support/forms/mail-service";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { errorCount } from "../../src/forms/components/error-summary";
import { type TransferField, transferFields } from "../../src/forms/transfer/transfer-fields";
import { transferParams } from "../support/forms/params";
import { errorsIn } from "../support/forms/errors";
import { answers, controls, fillIn } from "../support/forms/fill-in";
import { sampleTransfer } from "../support/forms/sample-answers";
import { pharmacy, transferQuestion, transferCopy } from "../support/forms/copy";
import { showTransfer as show, transferInput as input } from "../support/forms/show-forms";

const SUCCESS = "Transfer request submitted successfully!";
const FAILURE = "Failed to submit transfer request. Please try again.";

const submitButton = () => screen.getByRole("button", { name: "Submit Transfer Request" });

describe("the fields", () => {
  test("are the 17 of the specification, all required, and nothing else is in the form", () => {
    show();
    const form = screen.getByRole<HTMLFormElement>("form");
    const fields = [...form.elements].filter(
      (element) => !["BUTTON", "FIELDSET"].includes(element.tagName),
    ) as HTMLInputElement[];
    expect(fields.map(({ name }) => name)).toEqual(transferFields.map(({ name }) => name));
    expect(fields.every(({ required }) => required)).toBe(true);
  });

  test("have these labels and types", () => {
    show();
    const expected: [TransferField["name"], string, string][] = [
      ["patientName", "Full name", "text"],
      ["dateOfBirth", "Date of birth", "date"],
      ["phone", "Phone number", "tel"],
      ["email", "Email", "email"],
      ["address", "Street address", "text"],
      ["city", "City", "text"],
      ["state", "State", "text"],
      ["zip", "ZIP code", "text"],
      ["currentPharmacy", "Current pharmacy name", "text"],
      ["pharmacyPhone", "Pharmacy phone", "tel"],
      ["pharmacyAddress", "Pharmacy address", "text"],
      ["prescriptions", "Prescriptions to transfer", "textarea"],
      ["insuranceProvider", "Insurance provider", "text"],
      ["insuranceId", "Insurance ID", "text"],
      ["groupNumber", "Group number", "text"],
      ["pcpName", "Doctor's name", "text"],
      ["pcpPhone", "Doctor's phone", "tel"],
    ];
    const found = expected.map(([, label]) => {
      const { name, type } = screen.getByLabelText<HTMLInputElement>(label);
      return [name, label, type];
    });
    expect(found).toEqual(expected);
  });

  test("prescriptions have four lines and the placeholder of the specification", () => {
    show();
    expect(input("prescriptions")).toHaveAttribute("rows", "4");
    expect(input("prescriptions")).toHaveAttribute("placeholder", "List your prescriptions here");
  });

  test("the browser checks them, and may fill in only the patient's own", () => {
    show();
    expect(screen.getByRole<HTMLFormElement>("form").noValidate).toBe(false);
    expect(input("dateOfBirth")).toHaveAttribute("autocomplete", "bday");
    expect(input("insuranceId")).toHaveAttribute("autocomplete", "off");
  });

  test("words that some browsers would send away for checking are not checked", () => {
    show();
    for (const control of controls()) expect(control).toHaveAttribute("spellcheck", "false");
  });
});

describe("sending", () => {
  test("carries the 19 parameters, clears the form and says so", async () => {
    answerWith(200);
    show();
    fillIn(sampleTransfer);
    fireEvent.click(submitButton());
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    // Screen readers would read the library's English label.
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(sentParams()).toEqual([transferParams(sampleTransfer, pharmacy.email)]);
    expect(Object.values(answers()).join("")).toBe("");
    expect(submitButton()).toBeEnabled();
    expect(screen.getByRole("group", { name: transferCopy.sent.heading })).toHaveFocus();
  });

  test("keeps every answer on failure and says what to do", async () => {
    answerWith(429);
    show();
    fillIn(sampleTransfer);
    fireEvent.click(submitButton());
    expect(await screen.findByText(FAILURE)).toBeVisible();
    expect(answers()).toEqual(sampleTransfer);
    expect(submitButton()).toBeEnabled();
    const panel = screen.getByRole("group", { name: transferCopy.failed.heading });
    expect(panel).toHaveFocus();
    expect(panel).toHaveTextContent(transferCopy.failed.reasons.rejected);
    expect(panel).toHaveTextContent(pharmacy.phone);
    expect(panel).toHaveTextContent(pharmacy.fax);

    answerWith(200);
    fireEvent.click(within(panel).getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(sentParams()).toHaveLength(2);
  });

  test("keeps a doubt through a second try that surely failed, until something is accepted", async () => {
    breakConnection();
    show();
    fillIn(sampleTransfer);
    fireEvent.click(submitButton());
    const { uncertainHeading, heading, doubts, reasons } = transferCopy.failed;
    await screen.findByRole("group", { name: uncertainHeading });
    expect(screen.queryByText(doubts.first)).toBeNull();

    const tryAgain = () => fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    answerWith(429);
    tryAgain();
    const panel = await screen.findByRole("group", { name: uncertainHeading });
    expect(panel).toHaveTextContent(doubts.first);
    expect(panel).toHaveTextContent(reasons.rejected);

    tryAgain();
    expect(await screen.findByText(doubts.earlier)).toBeVisible();
    expect(screen.queryByText(heading)).toBeNull();

    answerWith(200);
    tryAgain();
    await screen.findByText(SUCCESS);
    fillIn(sampleTransfer);
    answerWith(429);
    fireEvent.click(submitButton());
    await screen.findByRole("group", { name: heading });
  });

  test("shows a disabled button with a spinner meanwhile, and sends once however often asked", async () => {
    const answerNow = answerLater();
    show();
    fillIn(sampleTransfer);
    const form = screen.getByRole("form");
    fireEvent.submit(form);
    fireEvent.submit(form);
    const button = screen.getByRole("button", { name: "Submitting..." });
    expect(button).toBeDisabled();
    expect(button.querySelector("[data-spinner]")).not.toBeNull();
    fireEvent.submit(form);
    await waitFor(() => expect(sentParams()).toHaveLength(1));
    act(() => answerNow(200));
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(sentParams()).toHaveLength(1);
  });

  test("does not begin while an answer is missing, and lists what is", async () => {
    answerWith(200);
    show();
    fillIn({ ...sampleTransfer, zip: "", email: "nobody" });
    fireEvent.click(submitButton());
    expect(errorsIn(transferCopy).map((item) => item.textContent)).toEqual([
      `Email: ${transferCopy.errors.wrongEmail}`,
      `ZIP code: ${transferQuestion("zip").missing}`,
    ]);
    expect(input("zip")).toHaveAccessibleDescription(transferQuestion("zip").missing);
    expect(input("zip")).toBeInvalid();

    expect(screen.getAllByRole("status").map((status) => status.textContent)).toContain(
      errorCount(transferCopy.errors.count, 2),
    );

    fireEvent.click(screen.getByRole("link", { name: "ZIP code" }));
    expect(input("zip")).toHaveFocus();
    await userEvent.type(input("zip"), "55057");
    // Nothing moves while somebody types.
    expect(input("zip")).toBeInvalid();
    await userEvent.tab();
    expect(input("zip")).toBeValid();
    expect(errorsIn(transferCopy)).toHaveLength(1);
    expect(sentParams()).toHaveLength(0);
  });
});

describe("doubts about an answer", () => {
  test("come after the field is left, go when it is put right, and never stop anyone", async () => {
    answerWith(200);
    show();
    fillIn({ ...sampleTransfer, zip: "550" });
    fireEvent.blur(input("zip"));
    expect(input("zip")).toHaveAccessibleDescription(transferCopy.warnings.zipLength);
    expect(input("zip")).toBeValid();
    fireEvent.input(input("zip"), { target: { value: "55057" } });
    expect(input("zip")).not.toHaveAccessibleDescription();

    fireEvent.input(input("zip"), { target: { value: "550" } });
    fireEvent.blur(input("zip"));
    fireEvent.click(submitButton());
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(sentParams()[0]).toMatchObject({ zip: "550" });
  });
});

describe("a group that one press answers", () => {
  const { insurance, doctor, medicines } = transferCopy.shortcuts;
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
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
    expect(screen.getByRole("button", { name: insurance, pressed: false })).toBeVisible();
  });

  test("gets back what was typed, at a second press", async () => {
    show();
    fireEvent.input(input("insuranceId"), { target: { value: "A1" } });
    await press(insurance);
    expect(insuranceAnswers()).toEqual(["None", "None", "None"]);
    expect(screen.getByRole("button", { name: insurance, pressed: true })).toHaveFocus();
    await userEvent.keyboard(" ");
    expect(insuranceAnswers()).toEqual(["", "A1", ""]);
    expect(screen.getByRole("button", { name: insurance, pressed: false })).toBeVisible();
  });

  test("is no longer pressed when an answer is changed, and forgets with the form", async () => {
    show();
    fireEvent.input(input("pcpName"), { target: { value: sampleTransfer.pcpName } });
    await press(doctor);
    await userEvent.type(input("pcpName"), "!");
    expect(screen.getByRole("button", { name: doctor, pressed: false })).toBeVisible();
    await userEvent.clear(input("pcpName"));
    await userEvent.type(input("pcpName"), "None");
    expect(screen.getByRole("button", { name: doctor, pressed: true })).toBeVisible();
    await act(() => Promise.resolve(screen.getByRole<HTMLFormElement>("form").reset()));
    await press(doctor);
    await press(doctor);
    expect(input("pcpName")).toHaveValue("");
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

describe("leaving", () => {
  const isAskedFirst = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));

  test("asks first while answers were not sent, and only then", async () => {
    show();
    expect(isAskedFirst()).toBe(false);
    fireEvent.input(input("city"), { target: { value: "Sampleville" } });
    expect(isAskedFirst()).toBe(true);
    answerWith(200);
    fillIn(sampleTransfer);
    fireEvent.click(submitButton());
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(isAskedFirst()).toBe(false);
  });

  test("while it is on its way leaves no receipt for whoever comes back", async () => {
    const answerNow = answerLater();
    show();
    fillIn(sampleTransfer);
    fireEvent.click(submitButton());
    await waitFor(() => expect(sentParams()).toHaveLength(1));
    fireEvent(window, new Event("pagehide"));
    act(() => answerNow(200));
    expect(await screen.findByText(transferCopy.sent.heading)).toBeVisible();
    expect(screen.queryByRole("button", { name: transferCopy.sent.print })).toBeNull();
    expect(screen.queryByText(transferCopy.sent.receipt)).toBeNull();
    expect(Object.values(answers()).join("")).toBe("");
  });

  test("takes the receipt away", async () => {
    answerWith(200);
    show();
    fillIn(sampleTransfer);
    fireEvent.click(submitButton());
    await screen.findByText(SUCCESS);
    fireEvent(window, new Event("pagehide"));
    expect(screen.queryByText(transferCopy.sent.heading)).toBeNull();
    expect(document.body).not.toHaveTextContent(sampleTransfer.insuranceId);
  });
});

describe("paper", () => {
  const paper = () => document.querySelector("[data-paper]");

  beforeEach(() => {
    window.print = jest.fn();
    show();
  });

  test("has every label, the fax number and a line to sign on", () => {
    for (const { label } of transferCopy.questions) {
      expect(paper()).toHaveTextContent(label);
    }
    expect(paper()).toHaveTextContent(pharmacy.fax);
    expect(paper()).toHaveTextContent(transferCopy.paper.signature);
  });

  const printPaperForm = () =>
    fireEvent.click(screen.getByRole("button", { name: transferCopy.paper.print }));
  const printPage = () => fireEvent(window, new Event("beforeprint"));

  test("is empty while nothing was typed", () => {
    printPaperForm();
    expect(window.print).toHaveBeenCalledTimes(1);
    printPage();
    expect(paper()).toHaveAttribute("data-paper", "");
  });

  test.each([
    ["the button for paper", printPaperForm],
    ["the browser's own menu", printPage],
  ])("has the answers by way of %s, and is empty again when they change", (_, print) => {
    fillIn(sampleTransfer);
    print();
    for (const [name, answer] of Object.entries(sampleTransfer))
      expect(paper()?.textContent).toContain(name === "dateOfBirth" ? "02/03/1950" : answer);
    expect(paper()).toHaveTextContent(transferCopy.paper.signature);
    fireEvent.input(input("city"), { target: { value: "Elsewhere" } });
    expect(paper()).not.toHaveTextContent(sampleTransfer.groupNumber);
  });

  test("has the answers after a failure, and forgets them with the form after a success", async () => {
    answerWith(429);
    fillIn(sampleTransfer);
    fireEvent.click(submitButton());
    fireEvent.click(await screen.findByRole("button", { name: transferCopy.printForFax }));
    expect(paper()).toHaveTextContent(sampleTransfer.groupNumber);

    answerWith(200);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(document.body).not.toHaveTextContent(sampleTransfer.groupNumber);
    printPage();
    expect(paper()).toHaveTextContent(transferCopy.paper.receiptTitle);
  });

  test("becomes a receipt, with its time and no line to sign", async () => {
    answerWith(200);
    fillIn(sampleTransfer);
    fireEvent.click(submitButton());
    fireEvent.click(await screen.findByRole("button", { name: transferCopy.sent.print }));
    expect(paper()).toHaveTextContent(transferCopy.paper.receiptTitle);
    expect(paper()).toHaveTextContent(transferCopy.paper.sentOnline);
    expect(paper()).toHaveTextContent(sampleTransfer.insuranceId);
    expect(paper()).not.toHaveTextContent(transferCopy.paper.signature);
    fireEvent.click(screen.getByRole("button", { name: transferCopy.sent.done }));
    expect(paper()).not.toHaveTextContent(sampleTransfer.insuranceId);
  });
});

describe("clearing everything", () => {
  const clear = () =>
    fireEvent.click(screen.getByRole("button", { name: transferCopy.clear.clear }));

  beforeEach(() => {
    show();
    fillIn(sampleTransfer);
  });

  test("asks first", () => {
    window.confirm = jest.fn(() => false);
    clear();
    expect(window.confirm).toHaveBeenCalledWith(transferCopy.clear.question);
    expect(answers()).toEqual(sampleTransfer);
  });

  test("leaves nothing, and says so until something is typed", async () => {
    window.confirm = () => true;
    answerWith(429);
    fireEvent.click(submitButton());
    await screen.findByRole("group", { name: transferCopy.failed.heading });
    clear();
    expect(Object.values(answers()).join("")).toBe("");
    expect(screen.queryByRole("group", { name: transferCopy.failed.heading })).toBeNull();
    expect(screen.getByText(transferCopy.clear.done)).toBeVisible();
    fireEvent.input(input("city"), { target: { value: "Sampleville" } });
    expect(screen.queryByText(transferCopy.clear.done)).toBeNull();
  });
});

test("a missing answer of the review leads to its field", () => {
  show();
  fillIn({ ...sampleTransfer, groupNumber: "" });
  fireEvent.click(screen.getByRole("button", { name: transferCopy.review.open }));
  const dialog = screen.getByRole("dialog", { name: transferCopy.review.heading });
  const missing = within(dialog).getByRole("button", { name: transferCopy.review.empty });
  expect(missing).toHaveAccessibleDescription("Group number");
  fireEvent.click(missing);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("textbox", { name: "Group number" })).toHaveFocus();
});

describe("a browser from before 2022", () => {
  test("sends, tries again and looks over without losing an answer", async () => {
    const { requestSubmit } = HTMLFormElement.prototype;
    // @ts-expect-error Safari learned it in version 16.
    delete HTMLFormElement.prototype.requestSubmit;
    // jsdom does not implement `showModal`.
    expect(HTMLDialogElement.prototype).not.toHaveProperty("showModal");
    answerWith(429);
    show();
    fillIn(sampleTransfer);

    const review = screen.getByRole("button", { name: transferCopy.review.open });
    review.focus();
    fireEvent.click(review);
    const dialog = screen.getByRole("dialog", { name: transferCopy.review.heading });
    expect(dialog).toHaveTextContent(sampleTransfer.insuranceId);
    fireEvent.click(within(dialog).getByRole("button", { name: transferCopy.review.back }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(review).toHaveFocus();
    fireEvent.click(review);
    fireEvent.click(
      within(screen.getByRole("dialog")).getByRole("button", { name: transferCopy.review.send }),
    );
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(sentParams()).toHaveLength(2));
    await screen.findByRole("button", { name: "Try again" });
    expect(answers()).toEqual(sampleTransfer);
    HTMLFormElement.prototype.requestSubmit = requestSubmit;
  });
});
