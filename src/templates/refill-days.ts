import { deliveryCalendar, pickupCalendar } from "../forms/days/day-calendar";
import { useDeliveryFacts } from "../site/delivery-facts";
import { useTimeCopy } from "../site/hooks/labels";
import { usePharmacy } from "../site/hooks/pharmacy";
import { waitMinutes } from "../time/ready-time";

/** Returns the days on which a refill can be picked up, and those on which the pharmacy delivers, with the facts of it. */
export function useRefillDays() {
  const pharmacy = usePharmacy();
  const { hoursCopy } = useTimeCopy();
  const deliveryFacts = useDeliveryFacts() ?? [];
  const { timeZone, locale, delivery } = pharmacy;
  return {
    pickup: pickupCalendar(pharmacy, {
      timeZone,
      wait: waitMinutes(pharmacy.readyTimes.refill),
      hoursCopy,
    }),
    delivery: delivery && {
      days: deliveryCalendar(pharmacy, { ...delivery, timeZone, language: locale }),
      facts: deliveryFacts.map(({ label, time }) => `${label}: ${time}`),
    },
  };
}
