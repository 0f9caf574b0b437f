/**
 * Codes and names of states, territories and military addresses: Appendix B of the Postal Service's
 * Publication 28, https://pe.usps.com/text/pub28/28apb.htm.
 */
export const usStates = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
  AS: "American Samoa",
  GU: "Guam",
  MP: "Northern Mariana Islands",
  PR: "Puerto Rico",
  VI: "Virgin Islands",
  FM: "Federated States of Micronesia",
  MH: "Marshall Islands",
  PW: "Palau",
  AA: "Armed Forces Americas",
  AE: "Armed Forces Europe",
  AP: "Armed Forces Pacific",
} as const;

/** `MN`. */
export type StateCode = keyof typeof usStates;

export const isStateCode = (code: string): code is StateCode => Object.hasOwn(usStates, code);

/** Returns the code for `Minnesota`, `mn` or `Minn.`; `undefined` if several states fit, or none. */
export function stateCodeOf(words: string): StateCode | undefined {
  const letters = words.toLowerCase().replaceAll(/[^a-z]/g, "");
  if (isStateCode(letters.toUpperCase())) return letters.toUpperCase() as StateCode;
  const starting = Object.entries(usStates).filter(
    ([, name]) => letters.length > 2 && name.toLowerCase().replaceAll(" ", "").startsWith(letters),
  );
  const [only] = starting;
  return only && starting.length === 1 ? (only[0] as StateCode) : undefined;
}
