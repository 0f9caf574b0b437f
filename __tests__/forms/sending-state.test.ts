import type { FailureReason } from "../../src/forms/mail/send-mail";
import { afterFailure, nothingSent, type SendingState } from "../../src/forms/core/sending-state";

/** Phase after a series of failures. */
const after = (...failures: FailureReason[]) =>
  failures.reduce<SendingState>(afterFailure, nothingSent).phase;

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
