/** A message in the form in which `@emailjs/browser` sends it. */
export interface OutboxMessage {
  service_id: string;
  template_id: string;
  user_id: string;
  template_params: Record<string, string>;
}

/** Thrown for a body that is not a message; the text says what to send instead. */
export class MalformedMessage extends Error {}

const ID_FIELDS = ["service_id", "template_id", "user_id"] as const;

/** Identifiers end up in file names and on the terminal, so nothing else may pass. */
const IDENTIFIER = /^[\w.-]{1,100}$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Reads a request body.
 *
 * @throws MalformedMessage when the body is not what the send interface takes
 */
export function readMessage(body: string): OutboxMessage {
  const fields = parseObject(body);
  const [service_id, template_id, user_id] = ID_FIELDS.map((name) => identifier(fields, name)) as [
    string,
    string,
    string,
  ];
  return { service_id, template_id, user_id, template_params: templateParameters(fields) };
}

function parseObject(body: string): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new MalformedMessage("The body is not JSON. Send a JSON object.");
  }
  if (isRecord(parsed)) return parsed;
  throw new MalformedMessage("The body is not a JSON object. Send {…} with template_params in it.");
}

function identifier(fields: Record<string, unknown>, name: string): string {
  const value = fields[name];
  if (typeof value === "string" && IDENTIFIER.test(value)) return value;
  throw new MalformedMessage(
    `"${name}" is missing or not an identifier. Send a string of letters, digits, ".", "_" or "-".`,
  );
}

function templateParameters(fields: Record<string, unknown>): Record<string, string> {
  const parameters = fields.template_params;
  if (!isRecord(parameters)) {
    throw new MalformedMessage('"template_params" is missing. Send an object of texts.');
  }
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value !== "string") {
      throw new MalformedMessage(`"template_params.${name}" is not a text. Send a string.`);
    }
  }
  return parameters as Record<string, string>;
}
