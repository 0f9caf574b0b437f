/**
 * The time zone of each state, district and territory by its USPS code. Of a state with two, the one in
 * which most of its people live. After https://www.iana.org/time-zones and 49 CFR 71.
 */
const STATES_IN: Readonly<Record<string, string>> = {
  "America/New_York": "CT DC DE FL GA KY MA MD ME NC NH NJ NY OH PA RI SC VA VT WV",
  "America/Detroit": "MI",
  "America/Indiana/Indianapolis": "IN",
  "America/Chicago": "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI",
  "America/Denver": "CO MT NM UT WY",
  "America/Boise": "ID",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA NV OR WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
  "America/Puerto_Rico": "PR",
  "America/St_Thomas": "VI",
  "Pacific/Guam": "GU MP",
  "Pacific/Pago_Pago": "AS",
};

/** The time zone in which a pharmacy of a state most likely is. */
export const suggestedTimeZone = (state: unknown): string | undefined =>
  Object.entries(STATES_IN).find(([, states]) => states.split(" ").some((it) => it === state))?.[0];
