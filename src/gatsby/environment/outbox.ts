/** Local stand-in for EmailJS: takes the requests of `@emailjs/browser` and saves each message as a file. */
import { mkdir, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { stringify } from "yaml";
import { z } from "zod";
import { outboxDirectory } from "./mail-keys";

/** Path of EmailJS's send API. */
export const SEND_PATH = "/api/v1.0/email/send";

/** Bytes: EmailJS refuses longer template parameters. */
const MAX_PARAMETERS = 50 * 1024;

/** Request handler for Node's `http` server, Express and Gatsby's server. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface OutboxOptions {
  /** Folder of the saved messages. */
  directory?: string;
  /** Prints one line per message. */
  print?: (line: string) => void;
}

/** Identifiers become part of file names and of terminal output. */
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

/** Message in the format of `@emailjs/browser`. */
export type OutboxMessage = z.infer<typeof outboxMessage>;

/** Request that the outbox refuses, with the HTTP status and the text of its answer. */
class RefusedRequest extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Returns a mail service that keeps messages as files: `http.createServer(createOutbox()).listen(8080)`. */
export function createOutbox(options: OutboxOptions = {}): RequestHandler {
  const { directory = outboxDirectory(), print = console.log } = options;

  return async (request, response) => {
    try {
      const message = readMessage(await text(request));
      const receivedAt = new Date();
      const file = await saveMessage(directory, message, receivedAt);
      print(describeMessage(message, receivedAt, file));
      answer(response, 200, "OK");
    } catch (error) {
      if (error instanceof RefusedRequest) return answer(response, error.status, error.message);
      print(`The outbox could not save a message in ${directory}: ${String(error)}`);
      answer(response, 500, "The outbox could not save the message. See the terminal.");
    }
  };
}

function answer(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(message);
}

/** Parses a request body. Throws `RefusedRequest` if EmailJS would refuse it. */
function readMessage(body: string): OutboxMessage {
  const { data: message, error } = outboxMessage.safeParse(parseJson(body));
  if (error) throw new RefusedRequest(400, `This is not a message:\n${z.prettifyError(error)}`);
  const length = Buffer.byteLength(JSON.stringify(message.template_params));
  if (length > MAX_PARAMETERS) {
    throw new RefusedRequest(
      413,
      "The template parameters are longer than 50 KB, which EmailJS refuses. Shorten the message.",
    );
  }
  return message;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new RefusedRequest(400, "The body is not JSON. Send a JSON object.");
  }
}

let savedMessages = 0;

/** Saves a message as a YAML file that only the current user can read. Returns its path. */
async function saveMessage(directory: string, message: OutboxMessage, receivedAt: Date) {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  // Sorts by time. The process and the number keep messages of the same millisecond apart.
  savedMessages += 1;
  const time = receivedAt.toISOString().replaceAll(":", "-");
  const number = String(savedMessages).padStart(6, "0");
  const file = join(directory, `${time}-${process.pid}-${number}-${message.template_id}.yaml`);
  const yaml = stringify({ received_at: receivedAt.toISOString(), ...message }, { lineWidth: 0 });
  await writeFile(file, yaml, { mode: 0o600, flag: "wx" });
  return file;
}

/** Names no answer of the patient, because terminals are logged and shared. */
function describeMessage(message: OutboxMessage, receivedAt: Date, file: string): string {
  const time = receivedAt.toTimeString().slice(0, 8);
  const count = Object.keys(message.template_params).length;
  const path = relative(process.cwd(), file);
  return `${time} message saved: template ${message.template_id}, ${count} parameters, in ${path}`;
}
