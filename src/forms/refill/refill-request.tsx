import { useMemo } from "react";
import { FormFallback } from "../components/form-fallback";
import type { DayCalendar } from "../days/offered-days";
import { RequestForm, type RequestProps } from "../request/request-form";
import { refillDefinition } from "./refill-definition";

interface Props extends RequestProps {
  /** Days on which a refill can be picked up. */
  pickup: DayCalendar;
}

/** Request for refills, with the days on which they can be picked up. */
export function RefillRequest({ pickup, copy, ...props }: Props) {
  const withDays = useMemo(
    () => ({
      ...copy,
      questions: copy.questions.map((question) =>
        question.name === "day" ? { ...question, calendar: pickup } : question,
      ),
    }),
    [copy, pickup],
  );
  return <RequestForm definition={refillDefinition} copy={withDays} {...props} />;
}

RefillRequest.Fallback = FormFallback;
