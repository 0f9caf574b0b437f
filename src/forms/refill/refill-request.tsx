import { useMemo, useSyncExternalStore } from "react";
import { FormFallback } from "../components/form-fallback";
import { RequestForm, type RequestProps } from "../request/request-form";
import { type PickupCalendar, pickupDays } from "./pickup-days";
import { refillDefinition } from "./refill-definition";

interface Props extends RequestProps {
  pickup: PickupCalendar;
}

const never = () => () => undefined;

/** Request for refills, with the days on which they can be picked up. */
export function RefillRequest({ pickup, copy, ...props }: Props) {
  // Not in the HTML of the build, which can be days old.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const withDays = useMemo(() => {
    const days = isHydrated ? pickupDays(pickup) : [];
    const questions = copy.questions.map((question) =>
      question.name === "day" ? { ...question, options: days } : question,
    );
    return { ...copy, questions };
  }, [copy, pickup, isHydrated]);
  return <RequestForm definition={refillDefinition} copy={withDays} {...props} />;
}

RefillRequest.Fallback = FormFallback;
