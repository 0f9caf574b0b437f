import type { IncomingMessage } from "node:http";

/** Thrown for a body longer than the reader takes. */
export class BodyTooLong extends Error {}

/**
 * The request's body as text.
 *
 * A body that is too long is read to its end and thrown away, so that the client gets to
 * read the answer instead of a broken connection.
 *
 * @throws BodyTooLong when it has more than `longest` bytes
 */
export async function readBody(request: IncomingMessage, longest: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= longest) chunks.push(chunk);
  }
  if (length > longest) throw new BodyTooLong();
  return Buffer.concat(chunks).toString("utf8");
}
