import type { FieldType } from "../core/form-definition";
import { birthDate } from "./birth-date";
import { day } from "../days/day-select";
import { choice } from "./choice";
import type { FieldKind } from "./field-kind";
import { address, lines, prescriptions } from "./lines";
import { email, phone, text, zip } from "./text";

/** The kinds of fields. Each has a file, or shares that of its markup. */
export const kinds: Readonly<Record<FieldType, FieldKind>> = {
  text,
  email,
  phone,
  zip,
  birthDate,
  lines,
  prescriptions,
  address,
  choice,
  day,
};
