import type { IncomingMessage, ServerResponse } from "node:http";

export interface ReceivedMessage {
  service_id: string;
  template_id: string;
  user_id: string;
  template_params: Record<string, string>;
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers of the mail service. */
export const answers = {
  accept: (_request, response) => response.writeHead(200).end("OK"),
  /** Closes the connection without an answer. */
  hangUp: (request) => request.socket.destroy(),
} satisfies Record<string, Answer>;

/** Answers with an error status. */
export const refuseWith =
  (status: number): Answer =>
  (_request, response) =>
    response.writeHead(status, { "Content-Type": "text/plain" }).end("The test service says no.");

/** Redirects the browser. */
export const redirectTo =
  (url: string, status = 307): Answer =>
  (_request, response) =>
    response.writeHead(status, { Location: url }).end();

/** Mail service for tests. */
export class MailService {
  readonly received: ReceivedMessage[] = [];
  private answer: Answer = answers.accept;

  /** Sets the answer to later messages. */
  answerWith(answer: Answer) {
    this.answer = answer;
  }

  /** Lets messages wait until the returned function answers them. */
  holdAnswers(): (answer: Answer) => void {
    const waiting: Parameters<Answer>[] = [];
    this.answer = (...message) => waiting.push(message);
    return (answer) => {
      this.answer = answer;
      for (const message of waiting) answer(...message);
    };
  }

  /** Request handler for the site's server. */
  readonly handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    this.received.push(JSON.parse(Buffer.concat(chunks).toString()) as ReceivedMessage);
    this.answer(request, response);
  };
}
