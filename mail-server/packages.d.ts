/** What we use of this folder's packages, so that types are checked without a second `npm ci`. */
declare module "nodemailer" {
  export function createTransport(options: object): {
    /** Connects, starts TLS, and signs in. */
    verify(): Promise<true>;
    /** Resolves once the mail server has accepted the message. */
    sendMail(mail: object): Promise<unknown>;
  };
}

declare module "nodemailer/lib/smtp-connection" {
  type Done = (fault?: import("./smtp-fault").SmtpFault | null) => void;

  /** A connection to an SMTP server, one step at a time. */
  export default class SMTPConnection {
    constructor(options: object);
    on(event: "error" | "end", listener: Done): void;
    connect(done: Done): void;
    login(login: { credentials: object }, done: Done): void;
    /** Reads the message once the server has accepted sender and recipients. */
    send(envelope: { from: string; to: string[] }, message: object, done: Done): void;
    close(): void;
  }
}

declare module "smtp-server" {
  type Done = (error?: Error | null, response?: { user: string }) => void;

  export class SMTPServer {
    constructor(options: {
      [option: string]: unknown;
      onData(stream: import("node:stream").Readable, session: unknown, done: Done): void;
      onAuth(login: { password: string }, session: unknown, done: Done): void;
      onMailFrom(address: unknown, session: unknown, done: Done): void;
      onRcptTo(address: unknown, session: unknown, done: Done): void;
    });
    readonly server: import("node:net").Server;
    listen(port: number, host: string, listening: () => void): void;
    close(closed: () => void): void;
  }
}
