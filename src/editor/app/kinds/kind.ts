import type { ComponentType } from "react";
import type * as z from "zod";
import type { Path } from "../route";

/** Attributes that say what describes an input, and whether it has a mistake. */
export interface Described {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean;
}

export interface InputProps {
  path: Path;
  schema: z.core.$ZodType;
  value: unknown;
  isRequired: boolean;
  /** `undefined` removes the value. */
  onChange: (value: unknown) => void;
  /** Language of a translation. */
  lang?: string;
  described: Described;
}

/** A kind of field: the recipe for a new one is in CONTRIBUTING.md. */
export interface Kind {
  /** True for the values that it shows. */
  fits: (schema: z.core.$ZodType) => boolean;
  Input: ComponentType<InputProps>;
  /** True if an example below the label would only be in the way. */
  hasNoExample?: boolean;
  /** True for a question that wants an answer, although its file is valid without one. */
  isAsked?: boolean;
}

/** Returns a text as a value: nothing for an empty one. */
export const textOrNothing = (text: string) => (text === "" ? undefined : text);
