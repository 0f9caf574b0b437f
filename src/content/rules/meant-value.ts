/** What someone meant who wrote a value that cannot stand, by the type of the field. */
import type { FieldType } from "../schema/field-types";
import { MONTHS, parseDayOfYear } from "../../lib/seasons";
import { stateCodeOf } from "../schema/us-states";
import { meantTimeZone } from "./time-zone-names";

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

const didYouMean = (value: string | undefined) => value && `Did you mean "${value}"?`;

/** Why a folder of another site will not do, and what will. */
function siteOfItsOwn(written: string): string | undefined {
  const address = /^[a-z]+:\/\//i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(address)) return undefined;
  const { host, hostname, pathname } = new URL(address);
  const folder = pathname.split("/")[1] ?? "";
  if (folder === "" || folder.includes(".")) return didYouMean(`https://${host}/`);
  const name = folder.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const parent = hostname.replace(/^www\./, "");
  return `This site cannot be a folder of another one, such as /${folder}/: its pages, its pictures and its icons have their addresses from the first slash on. A name of its own works, which whoever looks after ${parent} can set up: "https://${name}.${parent}/".`;
}

/** `June 1` for `6/1`, `06-01`, `2027-06-01`, `Jun 1st` or `1 June`. */
function meantDayOfYear(written: string): string | undefined {
  const [, numberOfMonth, dayOfNumber] =
    /^(?:\d{4}-)?(\d{1,2})[-/](\d{1,2})(?:\/\d{2,4})?$/.exec(written) ?? [];
  const [nameOfMonth] = /[a-z]{3,}/i.exec(written) ?? [];
  const [dayOfName] = /\b\d{1,2}(?=$|\D)/.exec(written) ?? [];
  const month = nameOfMonth
    ? MONTHS.find((name) => name.startsWith(capitalized(nameOfMonth.slice(0, 3))))
    : MONTHS[Number(numberOfMonth) - 1];
  const meant = `${month ?? ""} ${Number(nameOfMonth ? dayOfName : dayOfNumber)}`;
  return parseDayOfYear(meant) === undefined ? undefined : meant;
}

const MEANT: Partial<Record<FieldType, (written: string) => string | undefined>> = {
  state: (written) => didYouMean(stateCodeOf(written)),
  "time-zone": (written) => didYouMean(meantTimeZone(written)),
  "day-of-year": (written) => didYouMean(meantDayOfYear(written)),
  "site-address": siteOfItsOwn,
};

/** A sentence of help, if one can be given for sure. */
export const meantValue = (fieldType: FieldType | undefined, written: string) =>
  fieldType && MEANT[fieldType]?.(written);
