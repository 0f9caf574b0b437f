/** Settings of the mail server, from its environment. README.md explains each of them. */
import { z } from "zod";
import { CommandError } from "../src/lib/command-error";

const EMAIL = z.email({ error: "write an email address" });

const environment = z
  .object({
    SMTP_HOST: z.string({ error: "write the name of the SMTP server" }).min(1),
    /** Port 465 speaks TLS from the start; all others have to offer STARTTLS. */
    SMTP_PORT: z.coerce.number().int().default(587),
    SMTP_USER: z.string().optional(),
    SMTP_PASSWORD: z.string().optional(),
    MAIL_TO: EMAIL,
    MAIL_FROM: EMAIL,
    SITE_ORIGIN: z
      .url({ error: "write the site's address, such as https://www.example.com" })
      .transform((address) => new URL(address).origin),
    PORT: z.coerce.number().int().default(8080),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  })
  .refine(({ SMTP_USER, SMTP_PASSWORD }) => !SMTP_USER === !SMTP_PASSWORD, {
    path: ["SMTP_USER"],
    error: "write it together with SMTP_PASSWORD, or leave both out",
  });

export type Settings = z.infer<typeof environment>;

/** Returns the settings. Throws `CommandError` if one is missing or wrong. An empty one counts as missing. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const written = Object.entries(variables)
    // Docker leaves the quotes of an env file.
    .map(([name, value = ""]) => [name, value.replace(/^(["'])(.*)\1$/, "$2")] as const)
    .filter(([, value]) => value.trim());
  const { data, error } = environment.safeParse(Object.fromEntries(written));
  if (data) return data;
  const faults = error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  throw new CommandError(
    ["The mail server cannot start. See mail-server/README.md for:", ...faults].join("\n"),
  );
}
