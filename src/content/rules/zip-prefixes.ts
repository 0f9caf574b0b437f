import type { StateCode } from "../schema/us-states";

/** The first three digits of ZIP codes, from and to, and where they are used; towns beside a border share some. */
type Prefixes = readonly [first: number, last: number, ...states: StateCode[]];

/**
 * After list L002 of the Postal Service's Domestic Mail Manual, https://pe.usps.com/text/dmm300/L002.htm.
 * Three have a town in another state as well: 063 Fishers Island in New York, 739 Texhoma in Texas,
 * 834 Alta in Wyoming.
 */
const PREFIXES: readonly Prefixes[] = [
  [5, 5, "NY"],
  [6, 7, "PR"],
  [8, 8, "VI"],
  [9, 9, "PR"],
  [10, 27, "MA"],
  [28, 29, "RI"],
  [30, 38, "NH"],
  [39, 49, "ME"],
  [50, 54, "VT"],
  [55, 55, "MA"],
  [56, 59, "VT"],
  [60, 62, "CT"],
  [63, 63, "CT", "NY"],
  [64, 69, "CT"],
  [70, 89, "NJ"],
  [90, 99, "AE"],
  [100, 149, "NY"],
  [150, 196, "PA"],
  [197, 199, "DE"],
  [200, 200, "DC"],
  [201, 201, "VA"],
  [202, 205, "DC"],
  [206, 219, "MD"],
  [220, 246, "VA"],
  [247, 268, "WV"],
  [270, 289, "NC"],
  [290, 299, "SC"],
  [300, 319, "GA"],
  [320, 339, "FL"],
  [340, 340, "AA"],
  [341, 349, "FL"],
  [350, 369, "AL"],
  [370, 385, "TN"],
  [386, 397, "MS"],
  [398, 399, "GA"],
  [400, 427, "KY"],
  [430, 459, "OH"],
  [460, 479, "IN"],
  [480, 499, "MI"],
  [500, 528, "IA"],
  [530, 549, "WI"],
  [550, 567, "MN"],
  [569, 569, "DC"],
  [570, 577, "SD"],
  [580, 588, "ND"],
  [590, 599, "MT"],
  [600, 629, "IL"],
  [630, 658, "MO"],
  [660, 679, "KS"],
  [680, 693, "NE"],
  [700, 714, "LA"],
  [716, 729, "AR"],
  [730, 732, "OK"],
  [733, 733, "TX"],
  [734, 738, "OK"],
  [739, 739, "OK", "TX"],
  [740, 749, "OK"],
  [750, 799, "TX"],
  [800, 816, "CO"],
  [820, 831, "WY"],
  [832, 833, "ID"],
  [834, 834, "ID", "WY"],
  [835, 838, "ID"],
  [840, 847, "UT"],
  [850, 865, "AZ"],
  [870, 884, "NM"],
  [885, 885, "TX"],
  [889, 898, "NV"],
  [900, 961, "CA"],
  [962, 966, "AP"],
  [967, 967, "HI", "AS"],
  [968, 968, "HI"],
  [969, 969, "GU", "MP", "FM", "MH", "PW"],
  [970, 979, "OR"],
  [980, 994, "WA"],
  [995, 999, "AK"],
];

/** The states in which a ZIP code can be; none for one that nobody has. */
export function statesOfZip(zip: string): readonly StateCode[] {
  const prefix = Number(zip.slice(0, 3));
  const [, , ...states] = PREFIXES.find(([first, last]) => prefix >= first && prefix <= last) ?? [
    0, 0,
  ];
  return states;
}
