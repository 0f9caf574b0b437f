import { choice, objectType } from "./field-types";
import { offerNames, offerQuestions } from "./features";

const answer = (question: string) => choice(["yes", "no"], question).meta({ fieldType: "offer" });

type Answer = ReturnType<ReturnType<typeof answer>["optional"]>;

/** What the pharmacy offers, in `pharmacy.yaml`. */
export const offers = objectType(
  "Offers",
  "What you offer. Pages say only what has a yes here: after a no, and without an answer, its pages, parts and sentences are not published.",
  Object.fromEntries(
    offerNames.map((name) => [name, answer(offerQuestions[name]).optional()]),
  ) as Record<(typeof offerNames)[number], Answer>,
);
