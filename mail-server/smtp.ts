/** Passes mail on to the pharmacy's SMTP server, always over TLS. */
import { createTransport } from "nodemailer";
import type { SendResult } from "../src/forms/mail/send-mail";
import { CommandError } from "../src/lib/command-error";
import type { Settings } from "./settings";

/** What became of a message, as `src/forms/mail/send-mail.ts` calls it. */
export type Outcome = Extract<SendResult, "sent" | "busy" | "rejected" | "tooLong" | "serverError">;

const TLS_PORT = 465;

/** Time limit of a delivery, below that of the form (`ANSWER_LIMIT_MS`), so that the form gets an answer. */
export const DELIVERY_LIMIT_MS = 25_000;

/** Time limits to connect, and for the first words of the SMTP server: after them it is certain that nothing was sent. */
const CONNECTION_LIMIT_MS = 10_000;

/** Errors of nodemailer that come before any part of a message is sent. */
const BEFORE_SENDING =
  /^(?:EDNS|EAUTH|ETLS|EENVELOPE|CONNECTION_TIMEOUT|GREETING_TIMEOUT|connect)$/;

interface SmtpError {
  code?: string;
  syscall?: string;
  timeoutType?: string;
  /** Reply of the SMTP server. */
  responseCode?: number;
}

/** Returns what became of a message. Without a reply of the SMTP server it may have arrived. */
function outcomeOf({ code, syscall, timeoutType, responseCode }: SmtpError): Outcome {
  if (responseCode) return responseCode >= 500 ? "rejected" : "busy";
  const isUnsent = [code, syscall, timeoutType].some((name) => BEFORE_SENDING.test(name ?? ""));
  return isUnsent ? "busy" : "serverError";
}

/** @param options for tests: a certificate to trust, and another time limit */
export function createSmtp(
  settings: Pick<Settings, "SMTP_HOST" | "SMTP_PORT" | "SMTP_USER" | "SMTP_PASSWORD">,
  { ca, limitMs = DELIVERY_LIMIT_MS }: { ca?: string; limitMs?: number } = {},
) {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: pass = "" } = settings;
  const transport = createTransport({
    host,
    port,
    secure: port === TLS_PORT,
    requireTLS: true,
    tls: { ca },
    auth: user ? { user, pass } : undefined,
    connectionTimeout: CONNECTION_LIMIT_MS,
    greetingTimeout: CONNECTION_LIMIT_MS,
    socketTimeout: DELIVERY_LIMIT_MS,
  });
  return {
    /** Throws `CommandError` unless the SMTP server can be reached over TLS, and accepts the password. */
    async verify() {
      try {
        await transport.verify();
      } catch (error) {
        throw new CommandError(
          `The mail server cannot start: no connection over TLS to ${host}, port ${port}. ${(error as Error).message}`,
        );
      }
    },
    async deliver(mail: object): Promise<Outcome> {
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<Outcome>((resolve) => {
        timer = setTimeout(resolve, limitMs, "serverError");
      });
      const delivery = transport.sendMail(mail).then(
        (): Outcome => "sent",
        (error: unknown) => outcomeOf(error as SmtpError),
      );
      return Promise.race([delivery, limit]).finally(() => clearTimeout(timer));
    },
  };
}
