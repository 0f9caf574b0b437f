import { useMemo } from "react";
import type { Question } from "../core/question";
import type { DayCalendar } from "../days/offered-days";
import type { RequestProps } from "../request/request-copy";
import { RequestForm } from "../request/request-form";
import { DELIVERY_FIELDS, refillDefinition } from "./refill-definition";

export interface Delivery {
  /** Days on which the pharmacy delivers. */
  days: DayCalendar;
  /** Places, days and fee, each in a line. */
  facts: readonly string[];
}

interface Props extends RequestProps {
  /** Days on which a refill can be picked up. */
  pickup: DayCalendar;
  /** Absent if the pharmacy does not deliver: then nothing is asked about it. */
  delivery?: Delivery | null;
}

/** Request for refills, with the days on which they can be picked up or delivered. */
export function RefillRequest({ pickup, delivery, copy, original, ...props }: Props) {
  const [own, theirs] = useMemo(() => {
    const withFacts = <Copy extends { questions: readonly Question[] }>(
      words: Copy,
      language: string,
    ) => ({
      ...words,
      questions: words.questions.flatMap((question): Question[] => {
        if (question.name === "day") return [{ ...question, calendar: { ...pickup, language } }];
        if (!delivery) return DELIVERY_FIELDS.includes(question.name) ? [] : [question];
        if (question.name === "deliveryDay")
          return [{ ...question, calendar: { ...delivery.days, language } }];
        const options = question.options?.map((option) =>
          option.name === "delivery" ? { ...option, details: delivery.facts } : option,
        );
        return [{ ...question, options }];
      }),
    });
    return [withFacts(copy, pickup.language), original && withFacts(original, original.locale)];
  }, [copy, original, pickup, delivery]);
  return <RequestForm definition={refillDefinition} copy={own} original={theirs} {...props} />;
}
