import type { HoursCopy } from "../../../src/lib/language";

export const ENGLISH: HoursCopy = {
  language: "en-US",
  closed: "Closed",
  allDay: "24 hours",
  byAppointment: "By appointment",
  days: "{first}-{last}",
  times: "{opens}-{closes}",
};

export const SPANISH: HoursCopy = {
  language: "es-PR",
  closed: "Cerrado",
  allDay: "24 horas",
  byAppointment: "Con cita",
  days: "{first} a {last}",
  times: "{opens} a {closes}",
};
