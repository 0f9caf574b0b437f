/** What becomes of a message at real SMTP servers, over TLS. */
import { certificate } from "../../bench/certificate";
import { ANSWER_LIMIT_MS } from "../../src/forms/mail/send-mail";
import type { Settings } from "../settings";
import { createSmtp, DELIVERY_LIMIT_MS } from "../smtp";
import type { Outcome } from "../smtp-fault";
import { type Behavior, startSmtp, type TestSmtp } from "./support/smtp-server";

const mail = {
  from: "website@pharmacy.example",
  to: "info@pharmacy.example",
  subject: "Refill request",
  text: "Name: Test Patient",
  html: "<p>Name: Test Patient</p>",
};

let smtp: TestSmtp | undefined;
afterEach(() => smtp?.close());

const addresses = {
  SMTP_HOST: "localhost",
  SMTP_PORT: 587,
  MAIL_FROM: mail.from,
  MAIL_TO: mail.to,
};

const connect = (port: number, limitMs?: number) =>
  createSmtp(
    { ...addresses, SMTP_PORT: port },
    { ca: certificate().cert, limitMs, print: () => undefined },
  );

test("a message that the server accepts is sent", async () => {
  smtp = await startSmtp();
  expect(await connect(smtp.port).deliver(mail)).toBe("sent");
  expect(smtp.received).toEqual([expect.stringContaining("Name: Test Patient")]);
});

test.each([
  ["a mailbox that is full for now", { reply: 452 }, "busy"],
  ["a mailbox that is full", { reply: 552 }, "rejected"],
  ["a server that does not want the sender", { senderReply: 550 }, "rejected"],
  ["a server that wants the sender later", { senderReply: 451 }, "busy"],
])("of %s it is certain that nothing was sent", async (_case, behavior, outcome) => {
  smtp = await startSmtp(behavior);
  expect(await connect(smtp.port).deliver(mail)).toBe(outcome);
});

test("a server that is down has no message", async () => {
  const { port, close } = await startSmtp();
  await close();
  expect(await connect(port).deliver(mail)).toBe("busy");
});

test.each<[string, Behavior, number | undefined]>([
  ["never says whether it has the message", { reply: null }, 1],
  ["hangs up after it got the message", { hangsUp: true }, undefined],
])("a server that %s may have it", async (_case, behavior, limitMs) => {
  smtp = await startSmtp(behavior);
  expect(await connect(smtp.port, limitMs).deliver(mail)).toBe("serverError");
  // The form waits longer, and so gets this answer.
  expect(DELIVERY_LIMIT_MS).toBeLessThan(ANSWER_LIMIT_MS);
});

/** Returns what the start says, and what a message that comes later gets and logs. */
async function failuresOf(settings: Partial<Settings>, ca?: string) {
  const lines: string[] = [];
  const { verify, deliver } = createSmtp(
    { ...addresses, ...settings },
    { ca, print: (line) => lines.push(line) },
  );
  const said = await verify().then(
    () => "",
    (error: Error) => error.message,
  );
  const outcome = await deliver(mail);
  expect(smtp?.received ?? []).toEqual([]);
  return { said, outcome, logged: lines.join("\n") };
}

test.each<[string, Behavior, Partial<Settings>, Outcome, string]>([
  [
    "a name that is not found",
    {},
    { SMTP_HOST: "smtp.pharmacy.invalid" },
    "busy",
    "No server is found by the name smtp.pharmacy.invalid. Check SMTP_HOST.",
  ],
  [
    "a port that nobody answers",
    {},
    { SMTP_PORT: 1 },
    "busy",
    "No SMTP server answers at localhost, port 1. Check SMTP_PORT",
  ],
  ["a server without TLS", { hasTls: false }, {}, "rejected", "There is no TLS at localhost"],
  [
    "a certificate for another name",
    {},
    { SMTP_HOST: "127.0.0.1" },
    "rejected",
    "The certificate of 127.0.0.1 cannot be trusted (ERR_TLS_CERT_ALTNAME_INVALID).",
  ],
  [
    "a wrong password",
    { password: "right" },
    { SMTP_USER: "website", SMTP_PASSWORD: "wrong" },
    "rejected",
    "localhost refuses the login (535). Check SMTP_USER and SMTP_PASSWORD.",
  ],
  [
    "a server that wants a login",
    { password: "right" },
    {},
    "rejected",
    "localhost takes no mail from the address in MAIL_FROM (530). If it wants a login, set SMTP_USER",
  ],
  [
    "a sender that is not allowed",
    { senderReply: 553 },
    {},
    "rejected",
    "localhost takes no mail from the address in MAIL_FROM (553).",
  ],
  [
    "a mailbox that does not exist",
    { recipientReply: 550 },
    {},
    "rejected",
    "localhost takes no mail to the address in MAIL_TO (550).",
  ],
])(
  "%s stops the start and sends nothing later, with a sentence of its own",
  async (_case, behavior, settings, outcome, sentence) => {
    smtp = await startSmtp(behavior);
    const failures = await failuresOf({ SMTP_PORT: smtp.port, ...settings }, certificate().cert);
    expect(failures.said).toContain(`The mail server cannot start. ${sentence}`);
    expect(failures.logged).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z /);
    expect(failures.logged).toContain(sentence);
    expect(failures.outcome).toBe(outcome);
  },
);

test("a certificate that nobody vouches for is named", async () => {
  smtp = await startSmtp();
  const { said, outcome } = await failuresOf({ SMTP_PORT: smtp.port });
  expect(said).toContain("cannot be trusted (DEPTH_ZERO_SELF_SIGNED_CERT)");
  expect(outcome).toBe("rejected");
});

test("the log says why a message was refused, and nothing of the message", async () => {
  smtp = await startSmtp({ reply: 552 });
  const { said, logged } = await failuresOf({ SMTP_PORT: smtp.port }, certificate().cert);
  expect(said).toBe("");
  expect(logged).toMatch(/^\S+ localhost refuses the message \(552\)\.$/);
});

test.each<[string, Behavior, Partial<Settings>]>([
  ["accepts the password", { password: "right" }, { SMTP_USER: "website", SMTP_PASSWORD: "right" }],
  ["wants a new sender to come back later", { recipientReply: 451 }, {}],
])("starts with a server that %s, and sends it no message", async (_case, behavior, settings) => {
  smtp = await startSmtp(behavior);
  const { verify } = createSmtp(
    { ...addresses, SMTP_PORT: smtp.port, ...settings },
    { ca: certificate().cert },
  );
  await expect(verify()).resolves.toBeUndefined();
  expect(smtp.received).toEqual([]);
});
