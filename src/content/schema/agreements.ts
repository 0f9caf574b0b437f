import { calendarDate, objectType, plainText } from "./field-types";

const recipient = objectType(
  "Recipient",
  "Who it is, and your business associate agreement with it.",
  {
    name: plainText("What it is called, with its address if people may look it up.", "EmailJS"),
    since: calendarDate(
      "The first day of your agreement with it. Leave it out while there is none.",
    ).optional(),
    reviewBy: calendarDate(
      "The day by which you look at the agreement again. The check reminds you.",
    ).optional(),
  },
);

export const agreements = objectType(
  "Agreements",
  "Who receives what patients send: the mail service that passes it on, the company of your mailbox, and the host of this site. Texts can name the mail service; the rest is for you alone. Ask your counsel with whom you need an agreement.",
  {
    mailService: recipient,
    mailbox: recipient.optional(),
    host: recipient.optional(),
  },
);
