/** What we use of this folder's packages, so that types are checked without a second `npm ci`. */
declare module "nodemailer" {
  export function createTransport(options: object): {
    /** Connects, starts TLS, and signs in. */
    verify(): Promise<true>;
    /** Resolves once the mail server has accepted the message. */
    sendMail(mail: object): Promise<unknown>;
  };
}

declare module "smtp-server" {
  type Done = (error?: Error) => void;

  export class SMTPServer {
    constructor(options: {
      [option: string]: unknown;
      onData(stream: import("node:stream").Readable, session: unknown, done: Done): void;
      onMailFrom(address: unknown, session: unknown, done: Done): void;
    });
    readonly server: import("node:net").Server;
    listen(port: number, host: string, listening: () => void): void;
    close(closed: () => void): void;
  }
}
