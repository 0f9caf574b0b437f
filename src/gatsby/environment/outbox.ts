/** Local stand-in for EmailJS: takes the requests of `@emailjs/browser` and saves each message as a file. */
import { mkdir, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative } from "node:path";
import { stringify } from "yaml";
import { outboxDirectory } from "./mail-keys";
import { answer, type MailMessage, readBody, readMessage, RefusedRequest } from "./mail-request";

/** Request handler for Node's `http` server, Express and Gatsby's server. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface OutboxOptions {
  directory?: string;
  /** Prints one line per message. */
  print?: (line: string) => void;
}

/** Returns a mail service that keeps messages as files: `http.createServer(createOutbox()).listen(8080)`. */
export function createOutbox(options: OutboxOptions = {}): RequestHandler {
  const { directory = outboxDirectory(), print = console.log } = options;

  return async (request, response) => {
    try {
      const message = readMessage(await readBody(request));
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

let savedMessages = 0;

/** Saves a message as a YAML file that only the current user can read. Returns its path. */
async function saveMessage(directory: string, message: MailMessage, receivedAt: Date) {
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
function describeMessage(message: MailMessage, receivedAt: Date, file: string): string {
  const time = receivedAt.toTimeString().slice(0, 8);
  const count = Object.keys(message.template_params).length;
  const path = relative(process.cwd(), file);
  return `${time} message saved: template ${message.template_id}, ${count} parameters, in ${path}`;
}
