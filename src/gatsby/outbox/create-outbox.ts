import type { IncomingMessage, ServerResponse } from "node:http";
import { relative } from "node:path";
import { outboxDirectory } from "../environment/mail-settings";
import { keepMessage } from "./message-file";
import { MalformedMessage, type OutboxMessage, readMessage } from "./message";
import { BodyTooLong, readBody } from "./request-body";

/** The path of the provider's send interface. */
export const SEND_PATH = "/api/v1.0/email/send";

/** EmailJS refuses template parameters of more than 50 KB. */
const LONGEST_PARAMETERS = 50 * 1024;

/** Room for the identifiers around the parameters, and for JSON's escapes. */
const LONGEST_BODY = 8 * LONGEST_PARAMETERS;

const SIZE_LIMIT_TEXT =
  "The template parameters are longer than 50 KB, which EmailJS refuses. Shorten the message.";

/** Answers one request; works in Node's `http` server, in Express and in Gatsby's. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** How an outbox keeps its messages and tells about them. */
export interface OutboxOptions {
  /** Where the messages are kept. */
  directory?: string;
  /** Prints the one line for a message. */
  print?: (line: string) => void;
}

/**
 * A stand-in for EmailJS: takes what `@emailjs/browser` sends and keeps it as a file.
 *
 * @example http.createServer(createOutbox()).listen(8080)
 */
export function createOutbox(options: OutboxOptions = {}): RequestHandler {
  const { directory = outboxDirectory(), print = console.log } = options;

  return async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (request.method === "OPTIONS") return allowRequest(response);
    if (request.method !== "POST") return answer(response, 405, "Send the message with POST.");
    try {
      const message = readMessage(await readBody(request, LONGEST_BODY));
      if (lengthOfParameters(message) > LONGEST_PARAMETERS) throw new BodyTooLong();
      const receivedAt = new Date();
      const file = await keepMessage(directory, message, receivedAt);
      print(describeMessage(message, receivedAt, file));
      answer(response, 200, "OK");
    } catch (error) {
      if (error instanceof MalformedMessage) return answer(response, 400, error.message);
      if (error instanceof BodyTooLong) return answer(response, 413, SIZE_LIMIT_TEXT);
      print(`The outbox could not keep a message in ${directory}: ${String(error)}`);
      answer(response, 500, "The outbox could not keep the message. The terminal says why.");
    }
  };
}

function allowRequest(response: ServerResponse): void {
  response.setHeader("Access-Control-Allow-Methods", "POST, OPTIONS");
  response.setHeader("Access-Control-Allow-Headers", "content-type");
  response.writeHead(204).end();
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
}

function lengthOfParameters({ template_params }: OutboxMessage): number {
  return Buffer.byteLength(JSON.stringify(template_params));
}

/** Says nothing that the patient wrote: terminals are logged, shared and looked at. */
function describeMessage(message: OutboxMessage, receivedAt: Date, file: string): string {
  const time = receivedAt.toTimeString().slice(0, 8);
  const count = Object.keys(message.template_params).length;
  const place = relative(process.cwd(), file);
  return `${time} message kept: template ${message.template_id}, ${count} parameters, in ${place}`;
}
