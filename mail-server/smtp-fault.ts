/** What a failure of the SMTP server means, for the patient and for whoever runs the mail server. */
import type { SendResult } from "../src/forms/mail/send-mail";
import type { Settings } from "./settings";

/** What became of a message, as `src/forms/mail/send-mail.ts` calls it. */
export type Outcome = Extract<SendResult, "sent" | "busy" | "rejected" | "tooLong" | "serverError">;

/** Error of nodemailer. */
export interface SmtpFault {
  code?: string;
  /** Code of the system or of TLS, such as `CERT_HAS_EXPIRED`. */
  originalCode?: string;
  syscall?: string;
  timeoutType?: string;
  /** SMTP command that failed, such as `RCPT TO`. */
  command?: string;
  /** Reply of the SMTP server. */
  response?: string;
  responseCode?: number;
}

function kindOf({ code = "", originalCode = "", syscall, timeoutType = "", command }: SmtpFault) {
  if (code === "EDNS") return "name";
  if (syscall === "connect" || /^(CONNECT|GREETING)_TIMEOUT$/.test(timeoutType)) return "noAnswer";
  if (/CERT|LEAF_SIGNATURE/.test(originalCode)) return "certificate";
  if (code === "ETLS" || originalCode === "ERR_SSL_WRONG_VERSION_NUMBER") return "noTls";
  if (timeoutType === "UPGRADE_TIMEOUT") return "noTls";
  if (code === "EAUTH") return "login";
  if (command === "RCPT TO") return "recipient";
  if (code === "EENVELOPE") return "sender";
  return "message";
}

/** Returns what became of a message. Without a reply of the SMTP server to a message, it may have arrived. */
export function outcomeOf(fault: SmtpFault): Outcome {
  if (fault.responseCode) return fault.responseCode >= 500 ? "rejected" : "busy";
  const kind = kindOf(fault);
  if (kind === "message") return "serverError";
  return kind === "certificate" ? "rejected" : "busy";
}

/** Returns a sentence about a failure, with the settings to look at. It has nothing of a message, and no password. */
export function explainFault(
  fault: SmtpFault,
  settings: Pick<Settings, "SMTP_HOST" | "SMTP_PORT" | "SMTP_USER">,
): string {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user } = settings;
  const { responseCode, code, originalCode = code, timeoutType = originalCode } = fault;
  const reply = responseCode ? ` (${responseCode})` : "";
  const login = user ? "" : " If it wants a login, set SMTP_USER and SMTP_PASSWORD.";
  switch (kindOf(fault)) {
    case "name":
      return `No server is found by the name ${host}. Check SMTP_HOST.`;
    case "noAnswer":
      return `No SMTP server answers at ${host}, port ${port}. Check SMTP_PORT, and that no firewall blocks it.`;
    case "certificate":
      return `The certificate of ${host} cannot be trusted (${originalCode}). Check that SMTP_HOST is the name in the certificate.`;
    case "noTls":
      return `There is no TLS at ${host}, port ${port}, and nothing is sent without it. Check SMTP_PORT.`;
    case "login":
      return `${host} refuses the login${reply}. Check SMTP_USER and SMTP_PASSWORD.`;
    case "sender":
      return `${host} takes no mail from the address in MAIL_FROM${reply}.${login}`;
    case "recipient":
      return `${host} takes no mail to the address in MAIL_TO${reply}.${login}`;
    case "message":
      return responseCode
        ? `${host} refuses the message (${responseCode}).`
        : `The connection to ${host} broke off (${timeoutType}).`;
  }
}
