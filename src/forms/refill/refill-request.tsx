import { useMemo, useSyncExternalStore } from "react";
import { FormFallback } from "../components/form-fallback";
import { RequestForm, type RequestProps } from "../request/request-form";
import { type PickupCalendar, pickupDays } from "./pickup-days";
import { refillDefinition } from "./refill-definition";

interface Props extends RequestProps {
  pickup: PickupCalendar;
}

const never = () => () => undefined;

/** False while the HTML of the build is shown, which can be days old. */
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Request for refills, with the days on which they can be picked up. */
export function RefillRequest({ pickup, copy, ...props }: Props) {
  const isHydrated = useIsHydrated();
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
