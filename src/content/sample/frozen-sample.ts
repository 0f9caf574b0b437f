/** The sample site as it was when `npm run freeze-sample` last ran. */
import { createHash } from "node:crypto";
import { withoutFacts } from "../facts";
import { isSvg } from "../read/inspect-svg";
import type { FieldType } from "../schema/field-types";
import frozen from "./frozen-sample.json";

/** A few facts of the sample, and the hashes of its texts, and of its pictures and its logo, separated by spaces. */
export const frozenSample = frozen;

export type FrozenSample = typeof frozen;

/** Characters. Long enough for different hashes of a thousand texts. */
const HASH_LENGTH = 10;

/** Returns a short hash of a text or a file. */
export const hashOf = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("base64url").slice(0, HASH_LENGTH);

/** Returns a short hash of a picture. Line ends of a drawing do not count: Git may change them on Windows. */
export const hashOfPicture = (name: string, picture: Buffer) =>
  hashOf(isSvg(name) ? picture.toString("utf8").replaceAll("\r\n", "\n") : picture);

const PATIENTS_READ: readonly FieldType[] = ["text", "label"];

/** True if patients read a text as written: not a code, and not only a fact. */
export const isCopy = ({ fieldType, text }: { fieldType: FieldType; text: string }) =>
  PATIENTS_READ.includes(fieldType) && withoutFacts(text).trim() !== "";

/** True for the sample: its domain ends in `.example`, which is reserved (RFC 2606). */
export const isSample = ({ website }: { website: string }) =>
  URL.canParse(website) && new URL(website).hostname.endsWith(".example");
