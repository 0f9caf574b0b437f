/** Passes mail on to the pharmacy's SMTP server, always over TLS. */
import { createTransport } from "nodemailer";
import { CommandError } from "../src/lib/command-error";
import type { FormMail } from "./compose-mail";
import type { Outcome } from "./outcome";
import type { Settings } from "./settings";

export interface Smtp {
  /** Throws `CommandError` unless the SMTP server can be reached over TLS, and accepts the password. */
  verify: () => Promise<void>;
  deliver: (mail: FormMail) => Promise<Outcome>;
}

const TLS_PORT = 465;

/** Time limit of a delivery, below that of the form (`ANSWER_LIMIT_MS`), so that the form gets an answer. */
export const DELIVERY_LIMIT_MS = 25_000;

/** Time limits to connect, and for the first words of the SMTP server: after them it is certain that nothing was sent. */
const CONNECTION_LIMIT_MS = 10_000;

/** Errors of nodemailer that come before any part of a message is sent. */
const BEFORE_SENDING = [
  "EDNS",
  "EAUTH",
  "ETLS",
  "EENVELOPE",
  "CONNECTION_TIMEOUT",
  "GREETING_TIMEOUT",
];

interface SmtpError {
  code?: string;
  syscall?: string;
  timeoutType?: string;
  /** Reply of the SMTP server. */
  responseCode?: number;
}

/** Returns what became of a message. Without a reply of the SMTP server it may have arrived. */
function outcomeOf({ code = "", syscall, timeoutType = "", responseCode }: SmtpError): Outcome {
  if (responseCode) return responseCode >= 500 ? "rejected" : "busy";
  const isUnsent =
    syscall === "connect" || [code, timeoutType].some((name) => BEFORE_SENDING.includes(name));
  return isUnsent ? "busy" : "serverError";
}

interface TestOptions {
  /** Certificate to trust. */
  ca?: string;
  limitMs?: number;
}

export function createSmtp(
  settings: Pick<Settings, "SMTP_HOST" | "SMTP_PORT" | "SMTP_USER" | "SMTP_PASSWORD">,
  { ca, limitMs = DELIVERY_LIMIT_MS }: TestOptions = {},
): Smtp {
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
    async verify() {
      try {
        await transport.verify();
      } catch (error) {
        throw new CommandError(
          `The mail server cannot start: no connection over TLS to ${host}, port ${port}. ${(error as Error).message}`,
        );
      }
    },
    async deliver(mail) {
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
