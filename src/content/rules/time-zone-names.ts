import { isTimeZone } from "../schema/time-zone";
import { nearest } from "./nearest";

/** What Americans call a time zone, and its name in the IANA database. */
const EVERYDAY_NAMES: readonly (readonly [words: RegExp, zone: string])[] = [
  [/^(us)?arizona|^mst7$/, "America/Phoenix"],
  [/^(us)?eastern|^new_?england|^e[sd]?t$|^est5edt$/, "America/New_York"],
  [/^(us)?central|^c[sd]?t$|^cst6cdt$/, "America/Chicago"],
  [/^(us)?mountain|^m[sd]?t$|^mst7mdt$/, "America/Denver"],
  [/^(us)?pacific(?!\/)|^p[sd]?t$|^pst8pdt$/, "America/Los_Angeles"],
  [/^(us)?alaska|^ak[sd]?t$/, "America/Anchorage"],
  [/^(us)?hawaii|^h[sd]?t$/, "Pacific/Honolulu"],
  [/^atlantic(?!\/)|^a[sd]?t$|^puerto_rico$/, "America/Puerto_Rico"],
  [/^chamorro|^chst$/, "Pacific/Guam"],
  [/^(us)?samoa|^sst$/, "Pacific/Pago_Pago"],
];

/** The zone that programs know by another spelling, such as `america/chicago` or `US/Michigan`. */
function otherSpelling(name: string): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions();
    return isTimeZone(timeZone) ? timeZone : undefined;
  } catch {
    return undefined;
  }
}

/** The part of a zone's name that says where: `new_york`. */
const cityOf = (zone: string) => zone.toLowerCase().split("/").at(-1) ?? "";

const isAmerican = (zone: string) => /^America\/|^Pacific\//.test(zone);

/**
 * The zone that someone meant who wrote `US/Central`, `CST`, `Central Time`, `Chicago` or
 * `America/New York`.
 */
export function meantTimeZone(written: string): string | undefined {
  const name = written
    .trim()
    .replace(/\s*\(.*\)$/, "")
    .replaceAll(/[\s-]+/g, "_")
    .replace(/^(america|pacific)_/i, "$1/");
  const words = name.toLowerCase().replace(/^(us|america)[/_]/, "us");
  const everyday = EVERYDAY_NAMES.find(([pattern]) => pattern.test(words));
  if (everyday) return everyday[1];
  const known = otherSpelling(name);
  if (known) return known;
  const zones = Intl.supportedValuesOf("timeZone").filter(isAmerican);
  const city = nearest(cityOf(name), zones.map(cityOf));
  return zones.find((zone) => cityOf(zone) === city);
}
