import { createHash } from "node:crypto";

/** Characters. Long enough for different hashes of a thousand texts. */
const HASH_LENGTH = 10;

/** Returns a short hash of a text. */
export const shortHash = (text: string) =>
  createHash("sha256").update(text).digest("base64url").slice(0, HASH_LENGTH);
