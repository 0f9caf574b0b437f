/** What the sample site said when it was last frozen (`npm run freeze-sample`). */
import { createHash } from "node:crypto";
import { withoutFacts } from "../facts";
import type { FieldType } from "../schema/field-types";
import frozen from "./frozen-sample.json";

/** What is kept of it: a few facts as they are, and of all else only marks. */
export interface FrozenSample {
  shortName: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  latitude: number;
  longitude: number;
  /** The marks of its texts, with spaces between them. */
  texts: string;
  /** The marks of its pictures and of its logo, with spaces between them. */
  pictures: string;
}

/** It, as it was then. */
export const frozenSample: FrozenSample = frozen;

/** Enough that no two of some thousand texts have the same mark. */
const MARK_LENGTH = 10;

/** A short name for a text or a file, which is the same as long as it is. */
export const markOf = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("base64url").slice(0, MARK_LENGTH);

const PATIENTS_READ: readonly FieldType[] = ["text", "label", "ready-time"];

/** Whether patients read it as it was written: not a name in the code, not a fact from elsewhere. */
export const isCopy = ({ fieldType, text }: { fieldType: FieldType; text: string }) =>
  PATIENTS_READ.includes(fieldType) && withoutFacts(text).trim() !== "";

/** Whether a site is the sample still: its address is one that nobody can have (RFC 2606). */
export const isSample = ({ website }: { website: string }) =>
  URL.canParse(website) && new URL(website).hostname.endsWith(".example");
