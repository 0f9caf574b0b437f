import type { IncomingMessage, ServerResponse } from "node:http";

/** A message as the mail service gets it. */
export interface ReceivedMessage {
  service_id: string;
  template_id: string;
  user_id: string;
  template_params: Record<string, string>;
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** The ways in which a mail service can answer, or fail to. */
export const answers = {
  accept: (_request, response) => response.writeHead(200).end("OK"),
  /** The connection breaks before any answer. */
  hangUp: (request) => request.socket.destroy(),
  /** The connection breaks in the middle of an answer that began well. */
  hangUpHalfway: (request, response) => {
    response.writeHead(200, { "Content-Length": "1000" }).write("O");
    setTimeout(() => request.socket.destroy(), 100);
  },
  /** No answer ever comes. */
  keepSilent: () => undefined,
} satisfies Record<string, Answer>;

/** An answer with a status other than success. */
export const refuseWith =
  (status: number): Answer =>
  (_request, response) =>
    response.writeHead(status, { "Content-Type": "text/plain" }).end("The test service says no.");

/** Accepts, but takes its time. */
export const acceptAfter =
  (milliseconds: number): Answer =>
  (request, response) =>
    setTimeout(() => answers.accept(request, response), milliseconds);

/** Sends the browser, with its message, to another address. */
export const redirectTo =
  (url: string, status = 307): Answer =>
  (_request, response) =>
    response.writeHead(status, { Location: url }).end();

/** A mail service on this machine that can be told how to misbehave. */
export class MailService {
  readonly received: ReceivedMessage[] = [];
  private answer: Answer = answers.accept;

  /** How the service answers from now on. */
  answerWith(answer: Answer) {
    this.answer = answer;
  }

  /** For the site's server, which hands every message to it. */
  readonly handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    this.received.push(JSON.parse(Buffer.concat(chunks).toString()) as ReceivedMessage);
    this.answer(request, response);
  };
}
