/** Passes mail on to the pharmacy's SMTP server, always over TLS. */
import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { CommandError } from "../src/lib/command-error";
import type { Settings } from "./settings";
import { explainFault, type Outcome, outcomeOf, type SmtpFault } from "./smtp-fault";

const TLS_PORT = 465;

/** Time limit of a delivery, below that of the form (`ANSWER_LIMIT_MS`), so that the form gets an answer. */
export const DELIVERY_LIMIT_MS = 25_000;

/** Time limits to connect, and for the first words of the SMTP server: after them it is certain that nothing was sent. */
const CONNECTION_LIMIT_MS = 10_000;

type SmtpSettings = Pick<
  Settings,
  "SMTP_HOST" | "SMTP_PORT" | "SMTP_USER" | "SMTP_PASSWORD" | "MAIL_FROM" | "MAIL_TO"
>;

interface Options {
  /** Certificate to trust, for tests. */
  ca?: string;
  /** Another time limit, for tests. */
  limitMs?: number;
  /** Prints why a message was not delivered: the time and a sentence without a word of the message. */
  print?: (line: string) => void;
}

export function createSmtp(
  settings: SmtpSettings,
  { ca, limitMs = DELIVERY_LIMIT_MS, print = console.log }: Options = {},
) {
  const { SMTP_USER: user, SMTP_PASSWORD: pass, MAIL_FROM: from, MAIL_TO: to } = settings;
  const options = {
    host: settings.SMTP_HOST,
    port: settings.SMTP_PORT,
    secure: settings.SMTP_PORT === TLS_PORT,
    requireTLS: true,
    tls: { ca },
    connectionTimeout: CONNECTION_LIMIT_MS,
    greetingTimeout: CONNECTION_LIMIT_MS,
    socketTimeout: DELIVERY_LIMIT_MS,
  };
  const transport = createTransport({ ...options, auth: user && { user, pass } });

  /** Connects, signs in, and asks for the sender and the recipient. Hangs up before there is a message. */
  const findFault = () =>
    new Promise<SmtpFault | undefined>((resolve) => {
      const connection = new SMTPConnection(options);
      const end = (fault?: SmtpFault | null) => {
        resolve(fault ?? undefined);
        connection.close();
      };
      connection.on("error", end);
      connection.on("end", () => end({ code: "ECONNECTION" }));
      // Read once the server waits for the message.
      const message = new Readable({ read: () => end() });
      const ask = (fault?: SmtpFault | null) =>
        fault ? end(fault) : connection.send({ from, to: [to] }, message, end);
      connection.connect((fault) =>
        fault || !user ? ask(fault) : connection.login({ credentials: { user, pass } }, ask),
      );
    });

  return {
    /** Throws `CommandError` if the SMTP server would refuse every message. */
    async verify() {
      const fault = await findFault();
      // Some servers first want any new sender to come back later.
      if (!fault || (fault.code === "EENVELOPE" && outcomeOf(fault) === "busy")) return;
      const answer = fault.response ? [`It answers: ${fault.response}`] : [];
      throw new CommandError(
        [`The mail server cannot start. ${explainFault(fault, settings)}`, ...answer].join("\n"),
      );
    },
    async deliver(mail: object): Promise<Outcome> {
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<Outcome>((resolve) => {
        timer = setTimeout(resolve, limitMs, "serverError");
      });
      const delivery = transport.sendMail(mail).then(
        (): Outcome => "sent",
        (error: unknown) => {
          const fault = error as SmtpFault;
          print(`${new Date().toISOString()} ${explainFault(fault, settings)}`);
          return outcomeOf(fault);
        },
      );
      return Promise.race([delivery, limit]).finally(() => clearTimeout(timer));
    },
  };
}
