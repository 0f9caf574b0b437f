import type { ContactPoint } from "../lib/contact-point";
import { HoursSummary } from "./hours-summary";

/** Whose number it is, and when somebody answers: `Services desk: Mon-Fri 9AM-7PM, Sat 9AM-3PM`. */
export const ContactHours = ({ point }: { point: ContactPoint }) => (
  <>
    {point.name ? `${point.name}: ` : ""}
    <HoursSummary regular={point} />
  </>
);
