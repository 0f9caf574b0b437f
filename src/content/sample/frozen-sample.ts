/** The sample site as it was when `npm run freeze-sample` last ran. */
import { createHash } from "node:crypto";
import { withoutFacts } from "../facts";
import type { FieldType } from "../schema/field-types";
import frozen from "./frozen-sample.json";

/** A few facts of the sample, and hashes of everything else. */
export interface FrozenSample {
  shortName: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  latitude: number;
  longitude: number;
  /** Hashes of its texts, separated by spaces. */
  texts: string;
  /** Hashes of its pictures and its logo, separated by spaces. */
  pictures: string;
}

export const frozenSample: FrozenSample = frozen;

/** Characters. Enough to keep the hashes of a thousand texts different. */
const MARK_LENGTH = 10;

/** A short hash of a text or a file. */
export const markOf = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("base64url").slice(0, MARK_LENGTH);

const PATIENTS_READ: readonly FieldType[] = ["text", "label", "ready-time"];

/** Whether patients read a text as it is written: not a code, and not a fact alone. */
export const isCopy = ({ fieldType, text }: { fieldType: FieldType; text: string }) =>
  PATIENTS_READ.includes(fieldType) && withoutFacts(text).trim() !== "";

/** Whether a site is the sample: its domain is one that nobody can have (RFC 2606). */
export const isSample = ({ website }: { website: string }) =>
  URL.canParse(website) && new URL(website).hostname.endsWith(".example");
