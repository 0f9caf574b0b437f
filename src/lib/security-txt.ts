/** Whom to tell of a weakness of the site, as `pharmacy.yaml` has it. */
export interface SecurityContact {
  /** Email addresses and web addresses, the preferred one first. */
  contacts: readonly string[];
  /** The last day on which this is sure to be right: `YYYY-MM-DD`. */
  expires: string;
  preferredLanguages?: readonly string[];
}

/** Where the web looks for it, below the site's address (RFC 8615). */
export const SECURITY_TXT = ".well-known/security.txt";

const contactUri = (contact: string) =>
  contact.startsWith("https://") ? contact : `mailto:${contact}`;

/**
 * The file `security.txt` (https://www.rfc-editor.org/rfc/rfc9116).
 *
 * @param website the site's address, with a slash at the end
 */
export function securityTxt(
  { contacts, expires, preferredLanguages }: SecurityContact,
  website: string,
): string {
  const lines = [
    ...contacts.map((contact) => `Contact: ${contactUri(contact)}`),
    `Expires: ${expires}T23:59:59Z`,
    ...(preferredLanguages ? [`Preferred-Languages: ${preferredLanguages.join(", ")}`] : []),
    `Canonical: ${website}${SECURITY_TXT}`,
  ];
  return `${lines.join("\n")}\n`;
}
