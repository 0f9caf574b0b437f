/** Parameters for the mail templates. */
import { contactFormDefinition } from "../../../src/forms/contact/contact-fields";
import type { Answers } from "../../../src/forms/core/answers";
import { mailParams } from "../../../src/forms/core/form-definition";
import { transferFormDefinition } from "../../../src/forms/transfer/transfer-fields";
import type { TransferAnswers } from "../../../src/forms/transfer/transfer-fields";
import type { ContactField } from "../../../src/forms/contact/contact-fields";

export const transferParams = (answers: TransferAnswers, mailbox?: string) =>
  mailParams(transferFormDefinition, answers, mailbox ?? null);

export const contactParams = (answers: Answers<ContactField>, mailbox?: string) =>
  mailParams(contactFormDefinition, answers, mailbox ?? null);
