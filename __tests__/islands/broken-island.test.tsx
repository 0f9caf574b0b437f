/** Forms from which an extension, a translator or the browser removed elements or answers. */
import { MessageChannel } from "node:worker_threads";
import { answerLater, answerWith, sentParams } from "../support/forms/mail-service";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { sampleTransfer } from "../support/forms/sample-answers";
import { errorsIn } from "../support/forms/errors";
import { answers, control, fillIn } from "../support/forms/fill-in";
import { transferParams } from "../support/forms/params";
import { pharmacy, transferCopy, transferQuestion } from "../support/forms/copy";
import { hydrateTransfer, printedTransfer } from "../support/components/printed-islands";
import { isAskedFirst } from "../support/forms/is-asked-first";

const form = () => screen.getByRole<HTMLFormElement>("form");

/** Shows a form that has come to life, with an answer in every field. */
function showFilled() {
  document.body.innerHTML = printedTransfer();
  act(hydrateTransfer);
  fillIn(sampleTransfer);
}

/** Changes by extensions, blockers and translators. */
const programs = {
  "takes the button's label away": () =>
    within(form()).queryByText("Submit Transfer Request")?.remove(),
  "wraps every part of the form": () => {
    for (const part of [...form().children]) {
      const wrapper = document.createElement("div");
      part.replaceWith(wrapper);
      wrapper.append(part);
    }
  },
  "takes away what stands below the fields": () => {
    for (const part of form().querySelectorAll(":scope > p")) part.remove();
  },
};

beforeEach(() => {
  answerWith(429);
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

const failedPanel = () => screen.queryByRole("group", { name: transferCopy.failed.heading });

test.each(Object.entries(programs))("a program that %s takes no answer", async (_, meddle) => {
  showFilled();
  meddle();
  fireEvent.submit(form());
  await waitFor(() => expect(failedPanel()).toBeVisible());
  expect(answers()).toEqual(sampleTransfer);

  meddle();
  failedPanel()?.remove();
  answerWith(200);
  fireEvent.submit(form());
  expect(await screen.findByRole("group", { name: transferCopy.sent.heading })).toBeVisible();
  expect(failedPanel()).toBeNull();
  expect(sentParams()).toEqual([
    transferParams(sampleTransfer, pharmacy.email),
    transferParams(sampleTransfer, pharmacy.email),
  ]);
});

test("a request does not leave without a field that was taken away, and says which", () => {
  showFilled();
  control("insuranceId").remove();
  fireEvent.submit(form());
  expect(errorsIn(transferCopy)[0]).toHaveTextContent(
    transferQuestion("insuranceId").missing ?? "",
  );
  expect(sentParams()).toEqual([]);
});

/** Elements that disappear while the message is being sent. */
const losses = {
  island: () => document.querySelector("[data-island]")?.replaceChildren(),
  field: () => control(transferCopy.questions[2]?.name ?? "").remove(),
};

test.each(Object.entries(losses))(
  "a request that failed without its %s has it back, with all 17 answers",
  async (_, lose) => {
    const answerNow = answerLater();
    showFilled();
    fireEvent.submit(form());
    await waitFor(() => expect(sentParams()).toHaveLength(1));
    lose();
    act(() => answerNow(429));
    await waitFor(() => expect(failedPanel()).toBeVisible());
    expect(failedPanel()).toHaveTextContent(transferCopy.failed.kept);
    expect(answers()).toEqual(sampleTransfer);
    expect(isAskedFirst()).toBe(true);

    answerWith(200);
    fireEvent.submit(form());
    expect(await screen.findByText(transferCopy.sent.heading)).toBeVisible();
    expect(sentParams()[1]).toEqual(transferParams(sampleTransfer, pharmacy.email));
  },
);

/** Simulates WebKit's back/forward cache, which empties fields in a task that it queues before `pageshow`. */
async function comeBackWithout(names: readonly string[]) {
  // jsdom has none.
  Object.assign(window, { MessageChannel });
  const { port1, port2 } = new MessageChannel();
  const emptied = new Promise<void>((resolve) => {
    port1.on("message", () => {
      port1.close();
      for (const name of names) control(name).value = "";
      resolve();
    });
  });
  port2.postMessage(null);
  fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
  await emptied;
  expect(names.map((name) => control(name).value)).toEqual(names.map(() => ""));
  await new Promise((resolve) => setTimeout(resolve));
}

describe("after the way back to a page of which the browser has emptied fields", () => {
  beforeEach(showFilled);

  const emptied = ["insuranceId", "groupNumber", "pcpName"];

  test("every answer is there, and what the patient had emptied is not", async () => {
    fireEvent.input(control("pcpName"), { target: { value: "" } });
    await comeBackWithout(emptied);
    await waitFor(() => expect(answers()).toEqual({ ...sampleTransfer, pcpName: "" }));
  });

  test("nothing that was sent is there", async () => {
    answerWith(200);
    fireEvent.submit(form());
    await screen.findByText(transferCopy.sent.heading);
    await comeBackWithout(emptied);
    expect(Object.values(answers())).toEqual(Array(17).fill(""));
  });
});
