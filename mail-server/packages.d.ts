/** What we use of this folder's packages, so that types are checked without a second `npm ci`. */
declare module "nodemailer" {
  export function createTransport(options: {
    host: string;
    port: number;
    secure: boolean;
    requireTLS: boolean;
    tls: { ca?: string };
    auth?: { user: string; pass: string };
    connectionTimeout: number;
    greetingTimeout: number;
    socketTimeout: number;
  }): {
    /** Connects, starts TLS, and signs in. */
    verify(): Promise<true>;
    /** Resolves once the mail server has accepted the message. */
    sendMail(mail: object): Promise<unknown>;
  };
}

declare module "smtp-server" {
  import type { Server } from "node:net";
  import type { Readable } from "node:stream";

  export class SMTPServer {
    constructor(options: {
      key?: string;
      cert?: string;
      secure?: boolean;
      authOptional?: boolean;
      disabledCommands?: readonly string[];
      logger?: boolean;
      onData?(stream: Readable, session: unknown, done: (error?: Error) => void): void;
      onMailFrom?(address: unknown, session: unknown, done: (error?: Error) => void): void;
    });
    readonly server: Server;
    listen(port: number, host: string, listening: () => void): void;
    close(closed?: () => void): void;
  }
}
