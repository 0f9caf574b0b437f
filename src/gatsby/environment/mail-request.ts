/** Requests of `@emailjs/browser`, for servers that stand in for EmailJS. */
import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";

/** Path of EmailJS's send API. */
export const SEND_PATH = "/api/v1.0/email/send";

/** Bytes: EmailJS refuses longer template parameters. */
const MAX_PARAMETERS = 50 * 1024;

/** Characters, in which 50 KB fit in any encoding. */
const MAX_BODY = 6 * MAX_PARAMETERS;

/** Identifiers become part of file names and of terminal output. */
const identifier = z.string().regex(/^[\w.-]{1,100}$/, {
  error: 'expected up to 100 letters, digits, ".", "_" or "-"',
});

const mailMessage = z.object(
  {
    service_id: identifier,
    template_id: identifier,
    user_id: identifier,
    template_params: z.record(z.string(), z.string()),
  },
  { error: "expected a JSON object" },
);

/** Message in the format of `@emailjs/browser`. */
export type MailMessage = z.infer<typeof mailMessage>;

/** Request that is refused, with the HTTP status and the text of the answer. */
export class RefusedRequest extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export function answer(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(message);
}

const tooLong = () =>
  new RefusedRequest(
    413,
    "The template parameters are longer than 50 KB, which EmailJS refuses. Shorten the message.",
  );

/** Reads the body of a request to its end, so that the sender gets an answer. Throws if it is too long. */
export async function readBody(request: IncomingMessage): Promise<string> {
  let body = "";
  request.setEncoding("utf8");
  for await (const part of request as AsyncIterable<string>) {
    if (body.length <= MAX_BODY) body += part;
  }
  if (body.length > MAX_BODY) throw tooLong();
  return body;
}

/** Parses a request body. Throws `RefusedRequest` if EmailJS would refuse it. */
export function readMessage(body: string): MailMessage {
  const { data: message, error } = mailMessage.safeParse(parseJson(body));
  if (error) throw new RefusedRequest(400, `This is not a message:\n${z.prettifyError(error)}`);
  if (Buffer.byteLength(JSON.stringify(message.template_params)) > MAX_PARAMETERS) throw tooLong();
  return message;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new RefusedRequest(400, "The body is not JSON. Send a JSON object.");
  }
}
