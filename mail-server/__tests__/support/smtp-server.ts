/** An SMTP server that does what a test wants. */
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { certificate } from "../../../bench/certificate";

export interface Behavior {
  /** False for a server that speaks no TLS. */
  hasTls?: boolean;
  /** Reply to a message. Default: accepted. `null`: none ever. */
  reply?: number | null;
  /** True to end the connection in place of a reply to a message. */
  hangsUp?: true;
  /** Reply to the sender. Default: accepted. */
  senderReply?: number;
  /** Reply to the recipient. Default: accepted. */
  recipientReply?: number;
  /** Password without which the server takes no mail. Default: none. */
  password?: string;
}

export interface TestSmtp {
  port: number;
  /** Messages as they arrived, headers first. */
  received: string[];
  behavior: Behavior;
  close: () => Promise<void>;
}

const replyWith = (responseCode?: number) =>
  responseCode ? Object.assign(new Error("The test server says no."), { responseCode }) : undefined;

/** Starts a server on a free port. Its certificate is for `localhost`. */
export async function startSmtp(behavior: Behavior = {}): Promise<TestSmtp> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const smtp: SMTPServer = new SMTPServer({
    ...certificate(),
    authOptional: behavior.password === undefined,
    onAuth: ({ password }, _session, done) =>
      password === behavior.password ? done(null, { user: "website" }) : done(new Error("No.")),
    disabledCommands: behavior.hasTls === false ? ["STARTTLS"] : [],
    onMailFrom: (_address, _session, done) => done(replyWith(running.behavior.senderReply)),
    onRcptTo: (_address, _session, done) => done(replyWith(running.behavior.recipientReply)),
    onData: (stream, _session, done) => {
      const take = (message: string) => {
        const { reply } = running.behavior;
        if (!reply) received.push(message);
        if (running.behavior.hangsUp) for (const socket of sockets) socket.destroy();
        else if (reply !== null) done(replyWith(reply));
      };
      // A sender that hangs up before the end leaves no message.
      text(stream).then(take, () => undefined);
    },
  });
  smtp.server.on("connection", (socket) => sockets.add(socket));
  const running: TestSmtp = {
    port: 0,
    received,
    behavior,
    close: () =>
      new Promise((closed) => {
        smtp.close(closed);
        for (const socket of sockets) socket.destroy();
      }),
  };
  await new Promise<void>((listening) => smtp.listen(0, "127.0.0.1", listening));
  running.port = (smtp.server.address() as AddressInfo).port;
  return running;
}
