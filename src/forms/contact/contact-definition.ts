import { type Answers, defineForm } from "../core/form-definition";

/** Returns the fields still to fill in: the message, and an email address or phone number to answer it. */
export function alsoRequired({ email, phone, message }: Answers): string[] {
  const missing: string[] = [];
  if (!email && !phone) missing.push("email");
  if (!message) missing.push("message");
  return missing;
}

export const contactDefinition = defineForm({
  id: "contact",
  alsoRequired,
  groups: {
    message: [
      { name: "name", optional: true, type: "text", autoComplete: "name", autoCapitalize: "words" },
      { name: "email", optional: "sometimes", type: "email", autoComplete: "email", columns: 3 },
      { name: "phone", optional: "sometimes", type: "phone", autoComplete: "tel", columns: 3 },
      { name: "message", optional: "sometimes", type: "lines", enterKeyHint: "enter" },
    ],
  },
});
