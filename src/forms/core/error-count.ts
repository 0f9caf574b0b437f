import { fillIn } from "../../lib/fill-in";
import type { FormCopy } from "./form-copy";

/** Returns how many errors there are, in words. */
export const errorCount = ({ one, other }: FormCopy["errors"]["count"], count: number) =>
  count === 1 ? one : fillIn(other, { count: `${count}` });
