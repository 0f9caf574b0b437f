import { weekdaysText } from "../time/hours-text";
import { useLabels, useTimeCopy } from "./hooks/labels";
import { usePharmacy } from "./hooks/pharmacy";

/** Returns where and when the pharmacy delivers, and the fee, each with its label; `undefined` without delivery. */
export function useDeliveryFacts() {
  const { delivery } = usePharmacy();
  const { pharmacyFacts: names } = useLabels();
  const { hoursCopy } = useTimeCopy();
  if (!delivery) return undefined;
  const { places, days, time, fee } = delivery;
  const weekdays = weekdaysText(days, hoursCopy);
  return [
    { label: names.places, time: places.join(", ") },
    { label: names.days, time: time ? `${weekdays}, ${time}` : weekdays },
    { label: names.fee, time: fee },
  ];
}
