import fc from "fast-check";
import { type FailureReason, mayHaveArrived } from "../../src/forms/mail/send-mail";
import { nothingSent, sendingReducer, type SendingState } from "../../src/forms/core/sending-state";

const at = new Date(2026, 10, 20, 12);
const reasons: readonly FailureReason[] = [
  "offline",
  "busy",
  "rejected",
  "serverError",
  "network",
  "timeout",
  "blocked",
];

const attempt = (state: SendingState, reason: FailureReason) =>
  sendingReducer(sendingReducer(state, { type: "started" }), { type: "failed", reason });

/** Phase after a series of failures. */
const after = (...failures: FailureReason[]) => failures.reduce(attempt, nothingSent).phase;

test("a message is on its way, then it is there", () => {
  const started = sendingReducer(nothingSent, { type: "started" });
  expect(started.phase).toEqual({ name: "sending" });
  const accepted = sendingReducer(started, { type: "accepted", answers: { message: "Hello" }, at });
  expect(accepted.phase).toEqual({ name: "sent", answers: { message: "Hello" }, at });
});

test.each<[FailureReason[], boolean, "first" | "earlier" | null]>([
  [["rejected"], false, null],
  [["network"], true, null],
  [["network", "rejected"], true, "first"],
  [["timeout", "offline"], true, "first"],
  [["network", "network"], true, null],
  [["rejected", "network"], true, null],
  [["rejected", "rejected"], false, null],
  [["network", "rejected", "rejected"], true, "earlier"],
  [["rejected", "network", "offline"], true, "earlier"],
])("after %j: may be there %s, in doubt: %s", (failures, isUncertain, doubtful) => {
  expect(after(...failures)).toEqual({
    name: "failed",
    reason: failures.at(-1),
    isUncertain,
    doubtful,
  });
});

test("no failure, however certain, takes a doubt away", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...reasons), { minLength: 1 }), (failures) => {
      expect(after(...failures)).toMatchObject({ isUncertain: failures.some(mayHaveArrived) });
    }),
  );
});

test.each([
  ["something was accepted", { type: "accepted", answers: { message: "Hello" }, at }],
  ["everything was cleared", { type: "forgotten" }],
] as const)("a doubt is over once %s", (_, event) => {
  const doubtful = attempt(nothingSent, "timeout");
  expect(attempt(sendingReducer(doubtful, event), "rejected").phase).toMatchObject({
    isUncertain: false,
  });
});
