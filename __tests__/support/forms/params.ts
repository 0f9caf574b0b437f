/** Parameters for the mail templates. */
import { contactDefinition } from "../../../src/forms/contact/contact-definition";
import { mailParams } from "../../../src/forms/core/answers";
import type { Answers } from "../../../src/forms/core/form-definition";
import { transferDefinition } from "../../../src/forms/transfer/transfer-definition";
import { contactContent, transferContent } from "./copy";

export const transferParams = (answers: Answers, mailbox: string | null = null) =>
  mailParams(transferDefinition, answers, { mailbox, questions: transferContent.questions });

export const contactParams = (answers: Answers, mailbox: string | null = null) =>
  mailParams(contactDefinition, answers, { mailbox, questions: contactContent.questions });
