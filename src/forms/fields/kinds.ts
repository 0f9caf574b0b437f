import { birthDate } from "./birth-date";
import { day } from "../days/day-select";
import { choice } from "./choice";
import type { FieldKind } from "./field-kind";
import { address, lines, prescriptions } from "./lines";
import { email, phone, text, zip } from "./text";

/** The kinds of fields, by the names that definitions give them. Each has a file, or shares that of its markup. */
export const kinds = {
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
} satisfies Record<string, FieldKind>;

export type FieldType = keyof typeof kinds;
