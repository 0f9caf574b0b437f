/** The kinds of fields, the special ones first. Groups and lists are in `app/form/`. */
import type * as z from "zod";
import { choice } from "./choice";
import { color } from "./color";
import { date } from "./date";
import { hours } from "./hours";
import type { Kind } from "./kind";
import { longText } from "./long-text";
import { moment } from "./moment";
import { number } from "./number";
import { picture } from "./picture";
import { text } from "./text";
import { offer } from "./offer";

const kinds: readonly Kind[] = [
  offer,
  choice,
  number,
  picture,
  date,
  moment,
  hours,
  color,
  longText,
  text,
];

/** Returns the kind of a single value. */
export const kindOf = (schema: z.core.$ZodType): Kind =>
  kinds.find(({ fits }) => fits(schema)) ?? text;
