import { z } from "zod";

/** Identifiers end up in file names and on the terminal, so nothing else may pass. */
const identifier = z.string().regex(/^[\w.-]{1,100}$/, {
  error: 'expected up to 100 letters, digits, ".", "_" or "-"',
});

const outboxMessage = z.object(
  {
    service_id: identifier,
    template_id: identifier,
    user_id: identifier,
    template_params: z.record(z.string(), z.string()),
  },
  { error: "expected a JSON object" },
);

/** A message in the form in which `@emailjs/browser` sends it. */
export type OutboxMessage = z.infer<typeof outboxMessage>;

/** Thrown for a body that is not a message; the text says what to send instead. */
export class MalformedMessage extends Error {}

/**
 * Reads a request body.
 *
 * @throws MalformedMessage when the body is not what the send interface takes
 */
export function readMessage(body: string): OutboxMessage {
  const message = outboxMessage.safeParse(parseJson(body));
  if (message.success) return message.data;
  throw new MalformedMessage(`This is not a message:\n${z.prettifyError(message.error)}`);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new MalformedMessage("The body is not JSON. Send a JSON object.");
  }
}
