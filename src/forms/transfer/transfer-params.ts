import { type TransferAnswers, type TransferField, transferFields } from "./transfer-fields";

/** The 19 variables of the transfer template: the answers, the mailbox and the sender's name. */
export type TransferParams = Record<TransferField["parameter"] | "to_email" | "from_name", string>;

/** What the mail template gets: every answer exactly as it was typed. */
export function transferParams(answers: TransferAnswers, mailbox: string): TransferParams {
  const fromFields = transferFields.map(({ name, parameter }) => [parameter, answers[name]]);
  return {
    to_email: mailbox,
    from_name: answers.patientName,
    ...(Object.fromEntries(fromFields) as Record<TransferField["parameter"], string>),
  };
}
