import type { DayCopy, HoursCopy } from "../../../src/time/date-text";

export const ENGLISH: HoursCopy = {
  language: "en-US",
  closed: "Closed",
  allDay: "24 hours",
  byAppointment: "By appointment",
  days: "{first}-{last}",
  times: "{opens}-{closes}",
  from: "From {date}:",
};

export const SPANISH: HoursCopy = {
  language: "es-PR",
  closed: "Cerrado",
  allDay: "24 horas",
  byAppointment: "Con cita",
  days: "{first} a {last}",
  times: "{opens} a {closes}",
  from: "A partir del {date}:",
};

export const ENGLISH_DAYS: DayCopy = {
  language: "en-US",
  today: "today",
  tomorrow: "tomorrow",
  onWeekday: "{weekday}",
  onDate: "{date}",
  atTime: { one: "{time}", other: "{time}" },
};

export const SPANISH_DAYS: DayCopy = {
  language: "es-PR",
  today: "hoy",
  tomorrow: "mañana",
  onWeekday: "el {weekday}",
  onDate: "el {date}",
  atTime: { one: "la {time}", other: "las {time}" },
};
