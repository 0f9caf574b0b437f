/** What someone meant who wrote a value that cannot stand, by the type of the field. */
import type { FieldType } from "../schema/field-types";
import { stateCodeOf } from "../schema/us-states";
import { meantTimeZone } from "./time-zone-names";

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

const MEANT: Partial<Record<FieldType, (written: string) => string | undefined>> = {
  state: (written) => didYouMean(stateCodeOf(written)),
  "time-zone": (written) => didYouMean(meantTimeZone(written)),
  "site-address": siteOfItsOwn,
};

/** A sentence of help, if one can be given for sure. */
export const meantValue = (fieldType: FieldType | undefined, written: string) =>
  fieldType && MEANT[fieldType]?.(written);
